import { afterAll, beforeAll, expect, it } from 'vitest';
import { fourPlayers } from './support/client.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const IDLE_MS = 600_000;
const folder = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

it('the host’s powers pass on by themselves when the host is gone for long, to a player who is there', async () => {
  const { clients, roomId } = await fourPlayers(server.url);
  const [anna, beat, chantal] = clients;
  const hostId = (await server.store.room(roomId))?.hostId ?? '';
  anna?.close();
  beat?.close();
  await chantal?.until(({ room }) => {
    const away = room?.seats.slice(0, 2) ?? [];
    return away.every((held) => held.kind === 'player' && !held.connected);
  });
  const longAgo = Date.now() - 60_000 - 1;
  await server.rooms.passOnIdle({ lobbyMs: 60_000, matchMs: IDLE_MS }, (_room, playerId) =>
    playerId === hostId ? Date.now() : null,
  );
  expect((await server.store.room(roomId))?.hostId).toBe(hostId);
  const gone = new Set(
    (await server.store.room(roomId))?.seats
      .slice(0, 2)
      .map((held) => (held.kind === 'player' ? held.playerId : '')),
  );
  await server.rooms.passOnIdle({ lobbyMs: 60_000, matchMs: IDLE_MS }, (_room, playerId) =>
    gone.has(playerId) ? longAgo : null,
  );
  await chantal?.until(({ room }) => room?.you.host === true);
  for (const client of clients) client.close();
});

it('rooms that nobody is in leave memory, and come back from the store with their seats', async () => {
  const { clients, roomId } = await fourPlayers(server.url);
  for (const client of clients) client.close();
  server.rooms.evictEmpty(() => true);
  const room = await server.rooms.open(roomId);
  expect(room?.row.seats.every((held) => held.kind === 'player')).toBe(true);
});
