import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { fourPlayers, signIn, startMatch, TestClient } from './support/client.ts';
import { seedMatches } from './support/seededStore.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let clients: TestClient[] = [];
let failing = false;
let attempts = 0;
let tried: () => void = () => {};

/** The real store, which cannot store the end of a match, nor read those that have ended, while it fails. */
function faulty(store: Store): Store {
  const check = () => {
    if (failing) throw new Error('disk full');
  };
  return {
    ...store,
    async endMatch(match, at, end) {
      attempts++;
      tried();
      check();
      await store.endMatch(match, at, end);
    },
    async finishedMatches(roomId) {
      check();
      return store.finishedMatches(roomId);
    },
  };
}

/** Resolves when the end of a match was tried to be stored so many times. */
async function untilTried(times: number): Promise<void> {
  while (attempts < times) {
    await new Promise<void>((resolve) => {
      tried = resolve;
    });
  }
}

const databaseUrl = () => `file:${folder.path}/test.db`;

async function open(): Promise<void> {
  server = await startServer({ databaseUrl: databaseUrl(), wrapStore: faulty });
}

beforeEach(() => {
  failing = false;
  attempts = 0;
  folder = temporaryFolder();
});

afterEach(async () => {
  failing = false;
  for (const client of clients) client.close();
  await server.close();
  folder.remove();
});

describe('the end of a match that cannot be stored', () => {
  it('is told at once by room and table alike, is tried again until it is stored, and then the next match may begin', async () => {
    await open();
    ({ clients } = await fourPlayers(server.url));
    await startMatch(clients);
    const [anna] = clients;
    const matchId = anna?.table?.matchId ?? '';
    failing = true;
    expect(await anna?.command({ type: 'abort' })).toEqual({ ok: true });
    const over = (client: TestClient) =>
      client.table?.view.aborted === true && client.room?.match?.over === true;
    await Promise.all(clients.map((client) => client.until(over)));
    await untilTried(2);
    expect(await anna?.command({ type: 'start', after: matchId })).toEqual({
      ok: false,
      code: 'unavailable',
    });
    // It is over, so its seats are free, whatever the store says.
    expect(await clients[3]?.command({ type: 'stand' })).toEqual({ ok: true });
    expect(await clients[3]?.command({ type: 'sit' })).toEqual({ ok: true });
    const before = attempts;
    failing = false;
    await untilTried(before + 1);
    expect(await anna?.command({ type: 'start', after: matchId })).toEqual({ ok: true });
    const stored = await server.store.match(matchId);
    const entries = await server.store.entries(matchId, 0);
    expect(stored).toMatchObject({ aborted: true, endedAt: entries.at(-1)?.at });
  });

  it('is found in the log after a crash, with its result in the room’s standings', async () => {
    const [seeded] = await seedMatches(databaseUrl(), [{ game: 'aucho', seed: 'end', entries: 100_000 }]);
    await open();
    const eva = await new TestClient(server.url, await signIn(server.url, 'Eva')).connected();
    clients = [eva];
    const entered = await eva.enter(seeded?.roomId ?? '');
    expect(entered).toMatchObject({ room: { match: { over: true } } });
    expect(eva.room?.standings.map(({ matches }) => matches)).toEqual([1, 1, 1, 1]);
    expect(eva.table?.view.ranking).toHaveLength(4);
    await untilTried(1);
    await server.close();
    await open();
    const row = await server.store.match(seeded?.matchId ?? '');
    expect(row?.ranking).toEqual(eva.table?.view.ranking);
  });
});
