import type { DeskMatch, DeskRoom, Problem } from '@stammtisch/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from './support/admin.ts';
import { clientOnTurn, fourPlayers, signIn, startMatch, TestClient } from './support/client.ts';
import { type Answered, ask, cookieOf } from './support/http.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let clients: TestClient[] = [];
let roomId = '';
let cookies: string[] = [];
let admin = '';

beforeEach(async () => {
  folder = temporaryFolder();
  const databaseUrl = `file:${folder.path}/test.db`;
  server = await startServer({ databaseUrl, adminPasswordHash: ADMIN_PASSWORD_HASH });
  ({ clients, roomId, cookies } = await fourPlayers(server.url));
  const body = { password: ADMIN_PASSWORD };
  admin = cookieOf(await ask(`${server.url}/api/admin/session`, { body }));
});

afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
  folder.remove();
});

const desk = <T = DeskRoom & Problem>(path: string, body?: object, method = 'POST'): Promise<Answered<T>> =>
  ask<T>(`${server.url}/api/admin${path}`, {
    cookie: admin,
    method,
    ...(body === undefined ? {} : { body }),
  });

const journal = async () => (await server.store.acts(null, 5)).map(({ kind, detail }) => [kind, detail]);

describe('a room that the admin closes', () => {
  it('ends its match, tells everybody why, takes nothing more, and says it to whoever comes later', async () => {
    await startMatch(clients);
    const [anna] = clients;
    const reason = 'Beleidigungen im Namen';
    const closed = await desk(`/rooms/${roomId}/close`, { reason });
    expect(closed.body).toMatchObject({ roomId, closed: { reason } });
    await Promise.all(clients.map((client) => client.until(({ room }) => room?.closed?.reason === reason)));
    await Promise.all(clients.map((client) => client.until(({ table }) => table?.view.aborted === true)));
    const refused = await anna?.command({ type: 'start', after: anna.room?.match?.matchId ?? null });
    expect(refused).toEqual({ ok: false, code: 'roomClosed', reason });
    const eva = await new TestClient(server.url, await signIn(server.url, 'Eva')).connected();
    clients.push(eva);
    const entered = await eva.enter(roomId);
    expect(entered.ok && entered.room.closed).toEqual({ reason });
    expect(await journal()).toContainEqual(['closeRoom', reason]);
  });

  it('can be opened again', async () => {
    await desk(`/rooms/${roomId}/close`, { reason: 'ein Versehen' });
    expect((await desk(`/rooms/${roomId}/open`)).body.closed).toBeNull();
    await clients[0]?.until(({ room }) => room?.closed === null);
    await startMatch(clients);
  });

  it('needs a reason, and to be there', async () => {
    expect((await desk(`/rooms/${roomId}/close`, { reason: ' ' })).body.code).toBe('malformed');
    const reason = 'ein Grund';
    expect((await desk('/rooms/22222222222222/close', { reason })).body.code).toBe('roomUnknown');
  });
});

describe('a player whom the admin removes', () => {
  it('is told why, is let in no more, and the computer plays on for them; the host’s powers pass on', async () => {
    await startMatch(clients);
    const [anna, beat] = clients;
    const seats =
      (await desk<DeskMatch>(`/matches/${anna?.table?.matchId}`, undefined, 'GET')).body.room?.seats ?? [];
    expect(seats[0]).toMatchObject({ name: 'Anna', connected: true, host: true });
    const reason = 'spielt für zwei';
    const playerId = seats[0]?.playerId ?? '';
    const answer = await desk(`/rooms/${roomId}/remove`, { playerId, reason });
    expect(answer.body).toMatchObject({ removed: [{ playerId, name: 'Anna', reason }] });
    expect(answer.body.seats[0].kind).toBe('empty');
    expect(anna?.received).toContainEqual({ name: 'removed', message: { reason } });
    await beat?.until(({ room, table }) => {
      const stoodIn = JSON.stringify(table?.view.vertreten) === '[true,false,false,false]';
      return room?.you.host === true && stoodIn;
    });
    const again = await new TestClient(server.url, cookies[0] ?? '').connected();
    clients.push(again);
    expect(await again.enter(roomId)).toEqual({ ok: false, code: 'removed', reason });
    // What the older connection still sends counts no more.
    expect(await anna?.play({ type: 'weiter' })).toEqual({ ok: false, code: 'superseded' });
    expect(await journal()).toContainEqual(['removePlayer', `${playerId}: ${reason}`]);
  });
});

describe('who comes and goes during a match', () => {
  it('is kept for the admin, at its place in the log', async () => {
    await startMatch(clients);
    const waiting = clients.find((client) => client !== clientOnTurn(clients) && client !== clients[0]);
    const seat = waiting?.table?.seat ?? 0;
    const matchId = waiting?.table?.matchId ?? '';
    const seq = waiting?.table?.seq;
    waiting?.close();
    await clients[0]?.until(({ room }) => {
      const held = room?.seats[seat];
      return held?.kind === 'player' && !held.connected;
    });
    const back = await new TestClient(server.url, cookies[seat] ?? '').connected();
    clients.push(back);
    await back.enter(roomId);
    const { attendance } = (await desk<DeskMatch>(`/matches/${matchId}`, undefined, 'GET')).body;
    expect(attendance).toMatchObject([
      { seq, seat, here: false },
      { seq, seat, here: true },
    ]);
  });
});
