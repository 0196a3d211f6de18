import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { fourPlayers, isAwaiting, startMatch, TestClient } from './support/client.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
const clients: TestClient[] = [];

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
  folder.remove();
});

/** A store whose log of one match is not to be had until `release` is called. */
function stalling(matchId: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wrapStore = (store: Store): Store => ({
    ...store,
    async entries(id, after) {
      if (id === matchId) await released;
      return store.entries(id, after);
    },
  });
  return { wrapStore, release };
}

it('who enters while the next match begins sees that one, not the one before', async () => {
  const databaseUrl = `file:${folder.path}/test.db`;
  server = await startServer({ databaseUrl });
  const { clients: four, roomId, cookies } = await fourPlayers(server.url);
  await startMatch(four);
  const before = four[0]?.table?.matchId ?? '';
  await four[0]?.command({ type: 'abort' });
  await four[0]?.until(({ room }) => room?.match?.over === true);
  for (const client of four) client.close();
  await server.close();

  const { wrapStore, release } = stalling(before);
  server = await startServer({ databaseUrl, wrapStore, seed: 'another' });
  const anna = await new TestClient(server.url, cookies[0] ?? '').connected();
  clients.push(anna);
  const entering = anna.enter(roomId);
  const command = { type: 'start' as const, after: before };
  const start = () => anna.socket.emitWithAck('command', { roomId, command });
  // It is in the room as soon as it is let in, before it is shown anything.
  while (!(await start()).ok);
  release();
  const entered = await entering;
  const now = entered.ok ? entered.table?.matchId : undefined;
  expect(now).toBeDefined();
  expect(now).not.toBe(before);
  expect(anna.room?.match).toEqual({ matchId: now, over: false });
  await anna.until(({ table }) => table?.matchId === now && isAwaiting(table));
});
