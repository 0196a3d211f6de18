import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fourPlayers, signIn, startMatch, TestClient } from './support/client.ts';
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

/** Four who play, the one on `seat` gone, and somebody who watches. */
async function lostSeat(seat: 0 | 1) {
  const four = await fourPlayers(server.url);
  await startMatch(four.clients);
  four.clients[seat]?.close();
  const witness = four.clients[3];
  await witness?.until(({ room }) => {
    const held = room?.seats[seat];
    return held?.kind === 'player' && !held.connected;
  });
  const eva = await guest('Eva', four.roomId);
  return { ...four, eva, witness };
}

describe('whoever watches, and asks for the seat of a player who is gone', () => {
  it('has it with its hand once the host says yes, in the store too; the old browser is told, and only watches', async () => {
    const { clients, cookies, roomId, eva, witness } = await lostSeat(1);
    const [anna] = clients;
    const before = eva.table;
    expect(await eva.command({ type: 'askSeat', seat: 1 })).toEqual({ ok: true });
    await anna?.until(({ room }) => room?.you.answers[1] === true);
    expect(eva.room?.you.seat).toBe(null);
    expect(witness?.room?.you.answers[1]).toBe(false);
    expect(await anna?.command({ type: 'answerAsk', seat: 1, name: 'Eva', yes: true })).toEqual({ ok: true });
    await eva.until(({ room, table }) => room?.you.seat === 1 && table?.seat === 1);
    await witness?.until(({ table, room }) => table?.names[1] === 'Eva' && room?.asks.length === 0);
    expect(eva.table?.matchId).toBe(before?.matchId);
    const matchId = eva.table?.matchId ?? '';
    expect((await server.store.match(matchId))?.seats[1]).toMatchObject({ kind: 'player', name: 'Eva' });
    expect((await server.store.room(roomId))?.seats[1]).toMatchObject({ kind: 'player', name: 'Eva' });
    expect((await server.store.attendance(matchId)).at(-1)).toMatchObject({ seat: 1, here: true });
    const old = await new TestClient(server.url, cookies[1] ?? '').connected();
    await old.enter(roomId);
    expect(old.room?.you).toMatchObject({ seat: null, seatWentTo: 'Eva' });
    expect(old.table?.seat).toBe(null);
    for (const client of [...clients, eva, old]) client.close();
  });

  it('is told nothing of the hand before a yes, and nothing after a no', async () => {
    const { clients, eva, roomId } = await lostSeat(1);
    const [anna] = clients;
    const uta = await guest('Uta', roomId);
    const seen = eva.received.length;
    await eva.command({ type: 'askSeat', seat: 1 });
    await anna?.until(({ room }) => room?.asks.length === 1);
    expect(await anna?.command({ type: 'answerAsk', seat: 1, name: 'Eva', yes: false })).toEqual({
      ok: true,
    });
    await eva.until(({ room }) => room?.you.asks === null && room.asks.length === 0);
    const told = eva.received.slice(seen);
    expect(told.every(({ name }) => name === 'room')).toBe(true);
    // The same as somebody sees who has asked for nothing.
    expect(eva.table).toEqual(uta.table);
    for (const client of [...clients, eva, uta]) client.close();
  });

  it('takes two of the others where it is the host’s own seat, and the host’s powers go with it', async () => {
    const { clients, eva } = await lostSeat(0);
    const [, beat, chantal] = clients;
    await eva.command({ type: 'askSeat', seat: 0 });
    await beat?.until(({ room }) => room?.you.answers[0] === true);
    expect(beat?.room?.asks).toEqual([{ seat: 0, name: 'Eva', yes: 0, needed: 2 }]);
    const yes = { type: 'answerAsk', seat: 0, name: 'Eva', yes: true } as const;
    expect(await beat?.command(yes)).toEqual({ ok: true });
    expect(await beat?.command(yes)).toEqual({ ok: true });
    await chantal?.until(({ room }) => room?.asks[0]?.yes === 1);
    expect(eva.room?.you.seat).toBe(null);
    expect(await chantal?.command(yes)).toEqual({ ok: true });
    await eva.until(({ room }) => room?.you.seat === 0 && room.you.host);
    for (const client of [...clients, eva]) client.close();
  });

  it('is refused a seat whose player is there, one of their own, and to say yes to themselves', async () => {
    const { clients, eva } = await lostSeat(1);
    const [anna] = clients;
    expect(await eva.command({ type: 'askSeat', seat: 2 })).toEqual({ ok: false, code: 'stillHere' });
    expect(await anna?.command({ type: 'askSeat', seat: 1 })).toEqual({ ok: false, code: 'haveSeat' });
    await eva.command({ type: 'askSeat', seat: 1 });
    const yes = { type: 'answerAsk', seat: 1, name: 'Eva', yes: true } as const;
    expect(await eva.command(yes)).toEqual({ ok: false, code: 'notHost' });
    expect(await clients[2]?.command(yes)).toEqual({ ok: false, code: 'notHost' });
    for (const client of [...clients, eva]) client.close();
  });

  it('is refused once the player is back', async () => {
    const { clients, cookies, roomId, eva } = await lostSeat(1);
    const [anna] = clients;
    await eva.command({ type: 'askSeat', seat: 1 });
    const back = await new TestClient(server.url, cookies[1] ?? '').connected();
    await back.enter(roomId);
    const yes = { type: 'answerAsk', seat: 1, name: 'Eva', yes: true } as const;
    expect(await anna?.command(yes)).toEqual({ ok: false, code: 'stillHere' });
    expect(back.room?.you.seat).toBe(1);
    for (const client of [...clients, eva, back]) client.close();
  });
});
