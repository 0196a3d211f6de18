import { auchoGame } from '@stammtisch/aucho';
import { type Entry, type MatchRecord, type Tagged, verifyRecord } from '@stammtisch/kit';
import { commitmentOf } from '@stammtisch/kit/dealing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '../src/games.ts';
import { createRoom, fourPlayers, isAwaiting, signIn, TestClient } from './support/client.ts';
import {
  behave,
  deposit,
  hashOf,
  mischungOf,
  show,
  untilListed,
  untilMixed,
  untilSealed,
} from './support/dealingBrowser.ts';
import { fixedRandomness } from './support/randomness.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

/** How long a deal waits for a browser that is there: longer than a busy machine takes, and where a test waits for that. */
const PATIENT_MS = 20_000;
const HASTY_MS = 1000;
const OLD_MATCH = '0123456789abcdef0123';
const OPTIONS = auchoGame.parseOptions({}) ?? {};
const BYTES = ['11', '22', '33', '44'].map((byte) => byte.repeat(16));

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let clients: TestClient[] = [];
let roomId = '';
let cookies: string[] = [];

async function open(beitragMs = PATIENT_MS): Promise<void> {
  server = await startServer({
    databaseUrl: `file:${folder.path}/test.db`,
    randomness: { ...fixedRandomness('dealing'), takesBeitraege: true },
    pace: { beitragMs },
  });
}

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
  folder.remove();
});

/** Four people in a room, the match begun: deal 0, the drawing for the dealer, is sealed. */
async function begin(): Promise<void> {
  const players = await fourPlayers(server.url);
  ({ clients, roomId, cookies } = players);
  void clients[0]?.command({ type: 'start', after: null });
  await Promise.all(clients.map((client) => untilSealed(client, 0)));
}

function matchId(): string {
  return clients[0]?.table?.matchId ?? '';
}

async function entries(): Promise<Entry[]> {
  return server.store.entries(matchId(), 0);
}

/** The event of that type in that deal. */
async function eventOf(type: string, deal: number): Promise<Tagged | undefined> {
  return (await entries())
    .flatMap(({ events }) => events)
    .find((event) => event.type === type && 'deal' in event && event.deal === deal);
}

async function difference() {
  const row = await server.store.match(matchId());
  if (row === null) throw new Error('no match');
  const { id, game, rulesVersion, options, seats, createdAt } = row;
  const record: MatchRecord = {
    head: {
      format: 'stammtisch-match',
      version: 1,
      matchId: id,
      game,
      rulesVersion,
      options,
      seats,
      createdAt,
    },
    entries: (await entries()).map(({ seq, at, by, intent, events }) => ({ seq, at, by, intent, events })),
    end: null,
  };
  return verifyRecord(gameOf(GAMES, game).game, record);
}

const bytesOf = (seat: number) => BYTES[seat] ?? '';
const client = (seat: number): TestClient => {
  const one = clients[seat];
  if (one === undefined) throw new Error(`nobody on ${seat}`);
  return one;
};

describe('a deal with four browsers', () => {
  it('takes down all hashes, tells them to all, and only then takes their bytes; all count', async () => {
    await open();
    await begin();
    expect(await show(client(0), bytesOf(0))).toEqual({ ok: false, code: 'stale' });
    for (const [seat, one] of clients.entries())
      expect(await deposit(one, bytesOf(seat))).toEqual({ ok: true });
    const hashes = clients.map((one, seat) => hashOf(one, bytesOf(seat)));
    for (const one of clients) expect(await untilListed(one, 0)).toEqual(hashes);
    expect(await deposit(client(0), bytesOf(1))).toEqual({ ok: false, code: 'stale' });
    for (const [seat, one] of clients.entries()) expect(await show(one, bytesOf(seat))).toEqual({ ok: true });
    await untilMixed(client(0), 0);
    expect(await eventOf('gemischt', 0)).toMatchObject({
      beitraege: BYTES,
      versaeumt: [null, null, null, null],
    });
    expect(await difference()).toBeNull();
  });

  it('goes on by itself as long as they do, deal for deal', async () => {
    await open();
    await begin();
    for (const [seat, one] of clients.entries()) behave(one, bytesOf(seat));
    await client(0).until(({ table }) => isAwaiting(table));
    for (const deal of [0, 1]) expect(await eventOf('gemischt', deal)).toMatchObject({ beitraege: BYTES });
    expect(await difference()).toBeNull();
  });

  it('holds everybody to the hash they sent: tried out, copied or for another seat, no other bytes pass', async () => {
    await open(HASTY_MS);
    await begin();
    for (const seat of [0, 1, 2]) await deposit(client(seat), bytesOf(seat));
    // The fourth, who is with the operator, copies a hash; it binds to nothing that it could ever show.
    const copied = hashOf(client(0), bytesOf(0));
    expect(await deposit(client(3), bytesOf(3), { umschlag: copied })).toEqual({ ok: true });
    await untilListed(client(3), 0);
    for (const seat of [0, 1, 2]) await show(client(seat), bytesOf(seat));
    for (let tries = 0; tries < 20; tries++) {
      const beitrag = tries === 0 ? bytesOf(0) : String(tries).padStart(32, '0');
      expect(await show(client(3), beitrag)).toEqual({ ok: false, code: 'wrongBeitrag' });
    }
    await untilMixed(client(3), 0);
    expect(await eventOf('gemischt', 0)).toMatchObject({
      beitraege: [...BYTES.slice(0, 3), null],
      versaeumt: [null, null, null, { grund: 'passtNicht', mal: 1 }],
    });
    expect(await difference()).toBeNull();
  });

  it('leaves out who does not show what they deposited, and tells the table the second time', async () => {
    await open(HASTY_MS);
    await begin();
    for (const seat of [0, 1, 2]) behave(client(seat), bytesOf(seat));
    await deposit(client(3), bytesOf(3));
    await untilSealed(client(3), 1);
    expect(await eventOf('gemischt', 0)).toMatchObject({
      versaeumt: [null, null, null, { grund: 'ungeoeffnet', mal: 1 }],
    });
    expect(mischungOf(client(0))?.versaeumt).toEqual([0, 0, 0, 0]);
    await deposit(client(3), bytesOf(3));
    await untilMixed(client(0), 1);
    expect(mischungOf(client(0))?.versaeumt).toEqual([0, 0, 0, 2]);
    expect(await difference()).toBeNull();
  });

  it('does not wait for a browser that sends nothing: nobody is bound, nobody has failed', async () => {
    await open(HASTY_MS);
    await begin();
    for (const seat of [0, 1, 2]) behave(client(seat), bytesOf(seat));
    await untilMixed(client(0), 1);
    expect(await eventOf('hinterlegt', 1)).toMatchObject({ umschlaege: { 3: null } });
    expect(await eventOf('gemischt', 1)).toMatchObject({ versaeumt: [null, null, null, null] });
  });
});

describe('what comes from elsewhere', () => {
  it('is refused: for another deal, from a spectator, for a match that is not on, malformed', async () => {
    await open();
    await begin();
    const [a] = clients;
    if (a === undefined) throw new Error('nobody');
    expect(await deposit(a, bytesOf(0), { deal: 1 })).toEqual({ ok: false, code: 'stale' });
    const elsewhere = { matchId: '00000000000000000000' };
    expect(await deposit(a, bytesOf(0), elsewhere)).toEqual({ ok: false, code: 'matchUnknown' });
    for (const umschlag of ['', 'AB'.repeat(32), bytesOf(0), null, [1]]) {
      expect(await deposit(a, bytesOf(0), { umschlag })).toEqual({ ok: false, code: 'malformed' });
    }
    expect(await deposit(a, bytesOf(0), { seat: 1 })).toEqual({ ok: false, code: 'malformed' });
    const eva = await new TestClient(server.url, await signIn(server.url, 'Eva')).connected();
    clients.push(eva);
    await eva.enter(roomId);
    const message = { matchId: matchId(), deal: 0, umschlag: 'ab'.repeat(32) };
    expect(await eva.raw('umschlag', message)).toEqual({ ok: false, code: 'notSeated' });
  });
});

describe('somebody who goes on at another connection', () => {
  it('before the hashes are taken down has the last one count', async () => {
    await open();
    await begin();
    await deposit(client(3), bytesOf(0));
    const second = await new TestClient(server.url, cookies[3] ?? '').connected();
    await second.enter(roomId);
    clients.push(second);
    await deposit(second, bytesOf(3));
    for (const seat of [0, 1, 2]) behave(client(seat), bytesOf(seat));
    await untilListed(second, 0);
    expect(await show(second, bytesOf(3))).toEqual({ ok: true });
    await untilMixed(client(0), 0);
    expect(await eventOf('gemischt', 0)).toMatchObject({ beitraege: BYTES });
  });

  it('after that is waited for, and shows what was deposited before', async () => {
    await open();
    await begin();
    for (const seat of [0, 1, 2]) behave(client(seat), bytesOf(seat));
    await deposit(client(3), bytesOf(3));
    await untilListed(client(3), 0);
    client(3).close();
    const second = await new TestClient(server.url, cookies[3] ?? '').connected();
    await second.enter(roomId);
    clients.push(second);
    expect(await show(second, bytesOf(3))).toEqual({ ok: true });
    await untilMixed(client(0), 0);
    expect(await eventOf('gemischt', 0)).toMatchObject({ beitraege: BYTES });
  });
});

/** Stops the server and starts it again; everybody comes back, and goes on as browsers do. */
async function restart(): Promise<void> {
  for (const one of clients) one.close();
  await server.close();
  await open();
  clients = [];
  for (const cookie of cookies) {
    const one = await new TestClient(server.url, cookie).connected();
    await one.enter(roomId);
    behave(one, bytesOf(clients.length));
    clients.push(one);
  }
}

describe('a restart', () => {
  it('before the hashes are taken down: they are asked for again, and everybody’s count', async () => {
    await open();
    await begin();
    await deposit(client(0), bytesOf(0));
    await restart();
    await untilMixed(client(0), 0);
    expect(await eventOf('gemischt', 0)).toMatchObject({ beitraege: BYTES });
    expect(await difference()).toBeNull();
  });

  it('before the bytes are shown: the hashes stand, nobody has failed who comes back', async () => {
    await open();
    await begin();
    for (const [seat, one] of clients.entries()) await deposit(one, bytesOf(seat));
    const hashes = await untilListed(client(0), 0);
    await show(client(0), bytesOf(0));
    await restart();
    await untilMixed(client(0), 0);
    expect(await eventOf('hinterlegt', 0)).toMatchObject({ umschlaege: hashes });
    expect(await eventOf('gemischt', 0)).toMatchObject({
      beitraege: BYTES,
      versaeumt: [null, null, null, null],
    });
    expect(await difference()).toBeNull();
  });
});

/** A room with one person and three computers, whose match has just been sealed as the first version did. */
async function beginInVersion1(): Promise<void> {
  cookies = [await signIn(server.url, 'Anna')];
  roomId = await createRoom(server.url, cookies[0] ?? '');
  const anna = await new TestClient(server.url, cookies[0] ?? '').connected();
  clients = [anna];
  await anna.enter(roomId);
  for (const seat of [1, 2, 3] as const) await anna.command({ type: 'addComputer', seat });
  const { rulesVersion } = auchoGame;
  const held = (await server.store.room(roomId))?.seats[0];
  if (held?.kind !== 'player') throw new Error('Anna sits on seat 0');
  const computer = { kind: 'computer', name: 'Köbi' } as const;
  await server.store.createMatch({
    ...{ id: OLD_MATCH, roomId, game: 'aucho', rulesVersion, options: OPTIONS },
    ...{ seats: [held, computer, computer, computer], patience: { zugzeit: 0, abwesenheit: 0 } },
    ...{ createdAt: Date.now(), endedAt: null, aborted: false, ranking: null },
  });
  const secret = 'ab'.repeat(32);
  const algorithm = 'chacha20-v1';
  const commitment = commitmentOf({ algorithm, matchId: OLD_MATCH, deal: 0 }, secret);
  const intent = { type: 'versiegeln', deal: 0, secret };
  const events = [{ type: 'versiegelt', deal: 0, algorithm, commitment, secret }];
  const entry = { seq: 1, at: Date.now(), by: 'table', intentId: null, intent, events } as const;
  await server.store.append(OLD_MATCH, entry);
}

describe('a match that began in the first version of dealing', () => {
  it('goes on: the deal that was sealed takes bytes as it did, the next one is dealt by the second', async () => {
    await open();
    await beginInVersion1();
    await restart();
    expect(mischungOf(client(0))).toMatchObject({ algorithm: 'chacha20-v1', umschlaege: null });
    expect(await show(client(0), bytesOf(0))).toEqual({ ok: true });
    await client(0).until(({ table }) => isAwaiting(table));
    const beitraege = [bytesOf(0), null, null, null];
    expect(await eventOf('gemischt', 0)).toEqual({ type: 'gemischt', deal: 0, beitraege });
    expect(await eventOf('versiegelt', 1)).toMatchObject({ algorithm: 'chacha20-v2' });
    expect(await eventOf('gemischt', 1)).toMatchObject({ beitraege });
    expect(await difference()).toBeNull();
  });
});
