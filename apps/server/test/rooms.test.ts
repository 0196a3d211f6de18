import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoom, fourPlayers, signIn, startMatch, TestClient } from './support/client.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const folder = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

async function guest(name: string, roomId: string): Promise<TestClient> {
  const client = await new TestClient(server.url, await signIn(server.url, name)).connected();
  await client.enter(roomId);
  return client;
}

describe('a room', () => {
  it('that does not exist is refused, and a malformed id too', async () => {
    const client = await new TestClient(server.url, await signIn(server.url, 'Eva')).connected();
    expect(await client.enter('zzzzzzzzzzzzzz')).toEqual({ ok: false, code: 'roomUnknown' });
    expect(await client.enter('../../etc')).toEqual({ ok: false, code: 'malformed' });
    client.close();
  });

  it('takes four, and tells the fifth that the table is full', async () => {
    const { roomId, clients } = await fourPlayers(server.url);
    const fifth = await guest('Eva', roomId);
    expect(await fifth.command({ type: 'sit' })).toEqual({ ok: false, code: 'tableFull' });
    expect(await fifth.command({ type: 'sit', seat: 2 })).toEqual({ ok: false, code: 'seatTaken' });
    await fifth.until(({ room }) => room?.spectators.includes('Eva') ?? false);
    for (const client of [...clients, fifth]) client.close();
  });

  it('is led by its host alone', async () => {
    const { clients } = await fourPlayers(server.url);
    const [anna, beat] = clients;
    expect(await beat?.command({ type: 'clearSeat', seat: 0 })).toEqual({ ok: false, code: 'notHost' });
    expect(await beat?.command({ type: 'start', after: null })).toEqual({ ok: false, code: 'notHost' });
    expect(await anna?.command({ type: 'passHost', seat: 1 })).toEqual({ ok: true });
    expect(await beat?.command({ type: 'clearSeat', seat: 3 })).toEqual({ ok: true });
    expect(await beat?.command({ type: 'passHost', seat: 3 })).toEqual({ ok: false, code: 'noPlayer' });
    for (const client of clients) client.close();
  });

  it('does not start with an empty seat, and fills seats with the computer', async () => {
    const { clients } = await fourPlayers(server.url);
    const [anna, , , dario] = clients;
    await dario?.command({ type: 'stand' });
    expect(await anna?.command({ type: 'start', after: null })).toEqual({ ok: false, code: 'seatsMissing' });
    expect(await anna?.command({ type: 'addComputer', seat: 3 })).toEqual({ ok: true });
    expect(await anna?.command({ type: 'addComputer', seat: 3 })).toEqual({ ok: false, code: 'seatTaken' });
    await anna?.until(({ room }) => room?.seats[3].kind === 'computer');
    for (const client of clients) client.close();
  });

  it('keeps house rules only as the game specifies them', async () => {
    const { clients } = await fourPlayers(server.url);
    const [anna] = clients;
    expect(await anna?.command({ type: 'setOptions', options: { ziel: 99 } })).toEqual({
      ok: false,
      code: 'badOptions',
    });
    expect(await anna?.command({ type: 'setOptions', options: { cheat: true } })).toEqual({
      ok: false,
      code: 'badOptions',
    });
    expect(await anna?.command({ type: 'setOptions', options: { ziel: 5 } })).toEqual({ ok: true });
    await anna?.until(({ room }) => room?.options.ziel === 5);
    for (const client of clients) client.close();
  });

  it('starts one match when start is pressed twice', async () => {
    const { clients, roomId } = await fourPlayers(server.url);
    const [anna] = clients;
    const [first, second] = await Promise.all([
      anna?.command({ type: 'start', after: null }),
      anna?.command({ type: 'start', after: null }),
    ]);
    expect([first, second]).toEqual([{ ok: true }, { ok: true }]);
    const running = (await server.store.runningMatches()).filter((match) => match.roomId === roomId);
    expect(running).toHaveLength(1);
    for (const client of clients) client.close();
  });

  it('keeps its seats while a match runs, and can abort it', async () => {
    const { clients } = await fourPlayers(server.url);
    await startMatch(clients);
    const [anna, beat] = clients;
    expect(await beat?.command({ type: 'stand' })).toEqual({ ok: false, code: 'matchRunning' });
    expect(await beat?.command({ type: 'abort' })).toEqual({ ok: false, code: 'notHost' });
    expect(await anna?.command({ type: 'abort' })).toEqual({ ok: true });
    await beat?.until(({ room, table }) => room?.match?.over === true && table?.view.aborted === true);
    for (const client of clients) client.close();
  });
});

describe('connections of one player', () => {
  it('the newest has the seat; the older one is told, does nothing more, and closing it frees nothing', async () => {
    const { clients, roomId, cookies } = await fourPlayers(server.url);
    const [old] = clients;
    const fresh = await new TestClient(server.url, cookies[0] ?? '').connected();
    await fresh.enter(roomId);
    await old?.until(({ superseded }) => superseded);
    expect(fresh.room?.you.seat).toBe(0);
    expect(await old?.command({ type: 'stand' })).toEqual({ ok: false, code: 'superseded' });
    old?.close();
    await fresh.command({ type: 'setOptions', options: { ziel: 4 } });
    await fresh.until(({ room }) => room?.options.ziel === 4);
    const [seat] = fresh.room?.seats ?? [];
    expect(seat).toMatchObject({ kind: 'player', connected: true });
    for (const client of [...clients, fresh]) client.close();
  });

  it('one that goes shows at its seat, and comes back to it', async () => {
    const { clients, roomId, cookies } = await fourPlayers(server.url);
    const [anna, beat] = clients;
    beat?.close();
    await anna?.until(({ room }) => room?.seats[1].kind === 'player' && !room.seats[1].connected);
    const back = await new TestClient(server.url, cookies[1] ?? '').connected();
    await back.enter(roomId);
    expect(back.room?.you.seat).toBe(1);
    await anna?.until(({ room }) => room?.seats[1].kind === 'player' && room.seats[1].connected);
    for (const client of [...clients, back]) client.close();
  });

  it('one that goes while it is coming in is not shown as there', async () => {
    const { clients, roomId } = await fourPlayers(server.url);
    const [anna] = clients;
    for (let i = 0; i < 5; i++) {
      const eva = await new TestClient(server.url, await signIn(server.url, 'Eva')).connected();
      eva.socket.emit('enter', { roomId }, () => {});
      eva.close();
    }
    const zoe = await guest('Zoe', roomId);
    await anna?.until(({ room }) => room?.spectators.includes('Zoe') ?? false);
    expect(anna?.room?.spectators).toEqual(['Zoe']);
    for (const client of [...clients, zoe]) client.close();
  });

  it('one that enters two rooms at once is in the second alone', async () => {
    const first = await fourPlayers(server.url);
    const second = await fourPlayers(server.url);
    const eva = await new TestClient(server.url, await signIn(server.url, 'Eva')).connected();
    await Promise.all([eva.enter(first.roomId), eva.enter(second.roomId)]);
    const zoe = await guest('Zoe', first.roomId);
    await first.clients[0]?.until(({ room }) => room?.spectators.includes('Zoe') ?? false);
    expect(first.clients[0]?.room?.spectators).toEqual(['Zoe']);
    expect(second.clients[0]?.room?.spectators).toEqual(['Eva']);
    for (const client of [...first.clients, ...second.clients, eva, zoe]) client.close();
  });

  it('is refused without a session, and from a page of another host', async () => {
    await expect(new TestClient(server.url, '').connected()).rejects.toThrow('noSession');
    const cookie = await signIn(server.url, 'Anna');
    const evil = new TestClient(server.url, cookie, { origin: 'https://evil.example' });
    await expect(evil.connected()).rejects.toThrow();
    const roomId = await createRoom(server.url, cookie);
    const own = await new TestClient(server.url, cookie, { origin: server.url }).connected();
    expect((await own.enter(roomId)).ok).toBe(true);
    own.close();
  });
});
