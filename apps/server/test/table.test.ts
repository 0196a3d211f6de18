import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOnTurn, fourPlayers, startMatch, TestClient } from './support/client.ts';
import { isOver, playOne, sensibleIntent, settled, untilTurn } from './support/play.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let clients: TestClient[] = [];

const open = async () => {
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
};

beforeEach(async () => {
  folder = temporaryFolder();
  await open();
});

afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
  folder.remove();
});

async function newMatch(): Promise<{ roomId: string; cookies: string[] }> {
  const players = await fourPlayers(server.url);
  clients = players.clients;
  await startMatch(clients);
  return players;
}

function handOf({ table }: TestClient): string[] {
  const hand = table?.view.hand;
  return typeof hand === 'object' && hand !== null && 'cards' in hand && Array.isArray(hand.cards)
    ? hand.cards
    : [];
}

/** Plays on until cards lie in the trick and somebody holds cards. */
async function untilMidTrick(): Promise<void> {
  for (let moves = 0; moves < 400; moves++) {
    const trick = clients[0]?.table?.view.trick;
    const lying =
      typeof trick === 'object' && trick !== null && 'cards' in trick && Array.isArray(trick.cards);
    if (lying && (trick.cards as unknown[]).length === 1) return;
    await untilTurn(clients);
    await playOne(clients);
  }
  throw new Error('no trick in 400 moves');
}

describe('a move', () => {
  it('is stored before it is acknowledged, and everybody is told the same seq', async () => {
    await newMatch();
    const seq = await playOne(clients);
    const matchId = clients[0]?.table?.matchId ?? '';
    const stored = await server.store.entries(matchId, 0);
    expect(stored.map((entry) => entry.seq)).toEqual(stored.map((_, i) => i + 1));
    expect(stored.some((entry) => entry.seq === seq && entry.intentId !== null)).toBe(true);
  });

  it('out of turn is refused, nothing changes, and the admin can see it', async () => {
    await newMatch();
    const onTurn = clientOnTurn(clients);
    const other = clients.find((client) => client !== onTurn);
    const before = other?.table?.seq;
    const answer = await other?.play({ type: 'weiter' });
    expect(answer).toMatchObject({ ok: false });
    expect((await server.store.entries(other?.table?.matchId ?? '', before ?? 0)).length).toBe(0);
  });

  it('with a card that is not held is refused', async () => {
    await newMatch();
    await untilMidTrick();
    const player = clientOnTurn(clients);
    if (player === undefined) throw new Error('nobody is on turn');
    const foreign = clients.filter((client) => client !== player).flatMap(handOf)[0];
    expect(await player.play({ type: 'spielen', card: foreign })).toEqual({ ok: false, code: 'noCard' });
    expect(await player.play({ type: 'spielen', card: 'XX' })).toEqual({ ok: false, code: 'malformed' });
  });

  it('sent twice under one id is done once and answered alike, also after a restart', async () => {
    const { cookies, roomId } = await newMatch();
    const player = clientOnTurn(clients);
    if (player === undefined) throw new Error('nobody is on turn');
    const intent = sensibleIntent(player);
    const message = { intentId: 'the-same-id', seenSeq: player.table?.seq, matchId: player.table?.matchId };
    const answers = await Promise.all([player.play(intent, message), player.play(intent, message)]);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(answers[1]).toEqual(answers[0]);
    const seat = player.table?.seat ?? 0;
    await server.close();
    await open();
    const back = await new TestClient(server.url, cookies[seat] ?? '').connected();
    await back.enter(roomId);
    expect(await back.play(intent, message)).toEqual(answers[0]);
    back.close();
  });

  it('that answers a decision of the past is stale', async () => {
    await newMatch();
    await playOne(clients);
    await untilTurn(clients);
    const player = clientOnTurn(clients);
    if (player === undefined) throw new Error('nobody is on turn');
    const late = await player.play(sensibleIntent(player), { seenSeq: 1 });
    expect(late).toEqual({ ok: false, code: 'stale' });
    const early = await player.play(sensibleIntent(player), { seenSeq: 9999 });
    expect(early).toEqual({ ok: false, code: 'stale' });
  });

  it.each([
    ['no object', 'hello'],
    ['nothing', null],
    ['a wrong match id', { matchId: 7, intentId: 'abcdefgh', seenSeq: 1, intent: { type: 'weiter' } }],
    [
      'a key too many',
      { matchId: 'abcdefgh', intentId: 'abcdefgh', seenSeq: 1, seat: 2, intent: { type: 'weiter' } },
    ],
    ['a deep nest', { intent: JSON.parse('['.repeat(500) + ']'.repeat(500)) }],
  ])('that is malformed is refused: %s', async (_name, message) => {
    await newMatch();
    expect(await clients[0]?.raw('intent', message)).toEqual({ ok: false, code: 'malformed' });
  });

  it('of another seat, or the table’s own, cannot be sent', async () => {
    await newMatch();
    const player = clientOnTurn(clients);
    if (player === undefined) throw new Error('nobody is on turn');
    expect(await player.play({ ...sensibleIntent(player), seat: 1 })).toEqual({
      ok: false,
      code: 'malformed',
    });
    expect(await player.play({ type: 'abbrechen' })).toEqual({ ok: false, code: 'malformed' });
  });

  it('of megabytes ends that connection alone', async () => {
    await newMatch();
    const [anna, beat] = clients;
    anna?.socket.emit('intent', { matchId: 'x'.repeat(1_000_000) } as never, () => {});
    await anna?.closed();
    await beat?.until(({ room }) => room?.seats[0].kind === 'player' && !room.seats[0].connected);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('a restart in the middle of a trick', () => {
  it('goes on where it was: same hands, same turn, to the same end for all', async () => {
    const { roomId, cookies } = await newMatch();
    await untilMidTrick();
    const before = clients.map(({ table }) => table?.view);
    for (const client of clients) client.close();
    await server.close();
    await open();
    clients = [];
    for (const cookie of cookies) {
      const client = await new TestClient(server.url, cookie).connected();
      await client.enter(roomId);
      clients.push(client);
    }
    expect(clients.map(({ table }) => table?.view)).toEqual(before);
    while (await untilTurn(clients)) await playOne(clients);
    await Promise.all(clients.map((client) => client.until(isOver)));
    await Promise.all(clients.map((client) => client.until(({ room }) => room?.match?.over === true)));
    const ends = clients.map(({ table }) => JSON.stringify(table?.view.ranking));
    expect(new Set(ends).size).toBe(1);
    expect(clients[0]?.room?.standings.map(({ matches }) => matches)).toEqual([1, 1, 1, 1]);
  });
});

describe('secrets on the wire', () => {
  it('no connection is told a card that only others hold, from the first message to the end of a deal', async () => {
    await newMatch();
    const hands = clients.map(handOf);
    const onWire = clients.map(({ received }) => JSON.stringify(received.map(({ message }) => message)));
    clients.forEach(({ table }, seat) => {
      const others = hands.filter((_, other) => other !== table?.seat).flat();
      const seen = JSON.stringify([onWire[seat], table]);
      // The draw for the dealer and the Lukas' bottom card are for all to see.
      const open = JSON.stringify([table?.view.draws, table?.view.lukas]);
      for (const card of others) if (!open.includes(`"${card}"`)) expect(seen).not.toContain(`"${card}"`);
    });
    expect(hands.flat()).toHaveLength(27);
    await settled(clients, 1);
  });
});
