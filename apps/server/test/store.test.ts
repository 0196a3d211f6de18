import { fileURLToPath } from 'node:url';
import type { BySeat, Tagged } from '@stammtisch/kit';
import type { MatchFilter } from '@stammtisch/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/store/database.ts';
import { createStore } from '../src/store/prismaStore.ts';
import type { ActRow, MatchRow, MatchSeat, RoomRow, StoredEntry } from '../src/store/records.ts';
import type { Store } from '../src/store/store.ts';
import { temporaryFolder } from './support/server.ts';

const PRISMA_FOLDER = fileURLToPath(new URL('../../../prisma', import.meta.url));
const folder = temporaryFolder();

/** The same suite for every database that is there; PostgreSQL where POSTGRES_URL names one. */
const DATABASES: [string, string][] = [['SQLite', `file:${folder.path}/store.db`]];
if (process.env.POSTGRES_URL !== undefined) DATABASES.push(['PostgreSQL', process.env.POSTGRES_URL]);

const PATIENCE = { zugzeit: 60, abwesenheit: 180 } as const;

let unique = 0;
/** An id that no other run has used: a PostgreSQL server keeps what earlier ones wrote. */
function freshId(): string {
  unique++;
  return `t${Date.now().toString(36)}${process.pid}${unique}`;
}

const seats: BySeat<MatchSeat> = [
  { kind: 'player', playerId: 'p0', name: 'Anna' },
  { kind: 'computer', name: 'Köbi' },
  { kind: 'computer', name: 'Vreni' },
  { kind: 'computer', name: 'Ueli' },
];

function room(): RoomRow {
  return {
    id: freshId(),
    game: 'aucho',
    options: { ziel: 7, stoeck: true },
    hostId: 'p0',
    patience: PATIENCE,
    seats,
    closed: null,
    removed: [],
  };
}

function matchIn(roomId: string): MatchRow {
  return {
    id: freshId(),
    roomId,
    game: 'aucho',
    rulesVersion: 1,
    options: { ziel: 7 },
    seats,
    patience: PATIENCE,
    createdAt: 1_700_000_000_123,
    endedAt: null,
    aborted: false,
    ranking: null,
  };
}

function entry(seq: number, changes: Partial<StoredEntry> = {}): StoredEntry {
  const intent = { type: 'spielen', card: 'HJ' };
  return {
    seq,
    at: 1_700_000_000_000 + seq,
    by: 2,
    intentId: `id${seq}`,
    intent,
    events: [intent],
    ...changes,
  };
}

const act = (kind: ActRow['kind'], at: number): ActRow => ({
  ...{ at, address: '127.0.0.1', kind, matchId: null, roomId: null, detail: '' },
});

describe.each(DATABASES)('the store on %s', (_name, url) => {
  let store: Store;
  let db: Database;

  beforeAll(async () => {
    db = await openDatabase(url, PRISMA_FOLDER);
    store = createStore(db);
  });

  afterAll(() => store.close());

  async function newMatch(): Promise<MatchRow> {
    const parent = room();
    await store.createRoom(parent, Date.now());
    const match = matchIn(parent.id);
    await store.createMatch(match);
    return match;
  }

  it('opens a database that is up to date already', async () => {
    const again = createStore(await openDatabase(url, PRISMA_FOLDER));
    expect(await again.room('nosuchroom')).toBeNull();
    await again.close();
  });

  it('gives entries back as they were, in order, from any seq on', async () => {
    const { id } = await newMatch();
    const written = [entry(1), entry(2, { by: 'table', intentId: null }), entry(3)];
    for (const one of written) expect(await store.append(id, one)).toBe('stored');
    expect(await store.entries(id, 0)).toEqual(written);
    expect(await store.entries(id, 2)).toEqual(written.slice(2));
  });

  it('lets one of two writers have a seq, and tells the other', async () => {
    const { id } = await newMatch();
    const outcomes = await Promise.all([store.append(id, entry(1)), store.append(id, entry(1, { by: 3 }))]);
    expect(outcomes.sort()).toEqual(['collision', 'stored']);
    expect(await store.entries(id, 0)).toHaveLength(1);
  });

  it('stores the appends of other tables when one collides in the same commit', async () => {
    const [a, b, c] = [await newMatch(), await newMatch(), await newMatch()];
    await store.append(b.id, entry(1, { by: 3 }));
    const outcomes = await Promise.all([a, b, c].map(({ id }) => store.append(id, entry(1))));
    expect(outcomes).toEqual(['stored', 'collision', 'stored']);
  });

  it('says stored of an entry that the log has just so already', async () => {
    const { id } = await newMatch();
    expect(await store.append(id, entry(1))).toBe('stored');
    expect(await store.append(id, entry(1))).toBe('stored');
    expect(await store.append(id, entry(1, { at: 1 }))).toBe('collision');
    expect(await store.entries(id, 0)).toEqual([entry(1)]);
  });

  it('keeps every text and time of an entry and of a refusal as Prisma would have', async () => {
    const { id } = await newMatch();
    const text = `ä «\u2028» '" \\ \u0000 \ud800 🂡`;
    const odd = entry(1, { at: 1_700_000_000_007, intent: { type: 'spielen', text } as Tagged });
    const row = {
      matchId: id,
      at: new Date(odd.at),
      by: 2,
      intentId: 'id1',
      events: JSON.stringify(odd.events),
    };
    await db.entry.create({ data: { ...row, seq: 2, intent: JSON.stringify(odd.intent) } });
    await store.append(id, odd);
    const [first, second] = await db.entry.findMany({ where: { matchId: id }, orderBy: { seq: 'asc' } });
    expect({ ...first, seq: 2 }).toEqual(second);
    expect(await db.entry.count({ where: { matchId: id, at: row.at } })).toBe(2);
    // What Prisma wrote is found by the statement that asks which entries are there.
    expect(await store.append(id, { ...odd, seq: 2 })).toBe('stored');
    const refusal = { matchId: id, at: odd.at, seq: 1, seat: 2 as const, intent: odd.intent, code: 'notNow' };
    await store.recordRefusal(refusal);
    expect(await store.refusals(id)).toEqual([refusal]);
    expect(await db.refusal.count({ where: { matchId: id, at: row.at } })).toBe(1);
    expect((await db.match.findUnique({ where: { id } }))?.refused).toBe(true);
  });

  it('rejects an append that cannot be stored', async () => {
    await expect(store.append('nosuchmatch', entry(1))).rejects.toThrow();
  });

  it('keeps rooms, their changes, and their matches from running to ended', async () => {
    const match = await newMatch();
    const saved = await store.room(match.roomId);
    if (saved === null) throw new Error('the room was stored');
    await store.saveRoom({ ...saved, options: { ziel: 5 } }, Date.now());
    expect((await store.room(match.roomId))?.options).toEqual({ ziel: 5 });
    expect(await store.match(match.id)).toEqual(match);
    expect((await store.runningMatches()).map(({ id }) => id)).toContain(match.id);
    expect(await store.finishedMatches(match.roomId)).toEqual([]);
    const ranking = [{ seat: 1 as const, place: 1 }];
    await store.endMatch(match, 1_700_000_009_000, { ranking });
    const ended = { ...match, endedAt: 1_700_000_009_000, ranking };
    expect(await store.lastMatch(match.roomId)).toEqual(ended);
    expect(await store.finishedMatches(match.roomId)).toEqual([ended]);
    expect((await store.runningMatches()).map(({ id }) => id)).not.toContain(match.id);
  });

  it('finds matches by every condition and their combinations, and what is remarked on them', async () => {
    const { roomId } = await newMatch();
    const day = Date.UTC(2031, 4, 20);
    const named = (name: string): BySeat<MatchSeat> => [
      { kind: 'player', playerId: freshId(), name },
      { kind: 'player', playerId: freshId(), name: 'Zoë Ärni' },
      { kind: 'computer', name },
      { kind: 'computer', name },
    ];
    const a = { ...matchIn(roomId), createdAt: day, seats: named('Anna-Lena') };
    const b = { ...matchIn(roomId), createdAt: day + 5, seats: named('anna'), game: 'doppelkopf' as const };
    for (const match of [a, b]) await store.createMatch(match);
    await store.endMatch(a, day + 90_000, { aborted: true });
    await store.recordRefusal({
      matchId: b.id,
      at: day,
      seq: 3,
      seat: 1,
      intent: { type: 'x' },
      code: 'notNow',
    });
    await store.saveRemarks(a.id, { note: 'ein Wort', tags: ['Kehr', 'alt'] }, act('remarks', day));
    const here = { room: roomId, from: '2031-05-20', to: '2031-05-20' };
    const found = async (filter: MatchFilter) => {
      const rows = await store.listMatches({ ...here, ...filter }, null, 10);
      expect(await store.countMatches({ ...here, ...filter }, 10)).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    expect(await found({})).toEqual([b.id, a.id]);
    expect(await found({ player: 'ANNA' })).toEqual([b.id, a.id]);
    expect(await found({ player: 'anna-' })).toEqual([a.id]);
    expect(await found({ player: 'zoë ä' })).toEqual([b.id, a.id]);
    expect(await found({ player: 'Köbi' })).toEqual([]);
    expect(await found({ game: 'doppelkopf', refused: 'yes', state: 'running' })).toEqual([b.id]);
    expect(await found({ state: 'aborted', refused: 'no', tag: 'Kehr' })).toEqual([a.id]);
    expect(await found({ state: 'ended' })).toEqual([]);
    expect(await found({ from: '2031-05-21', to: '2031-06-01' })).toEqual([]);
    const behind = await store.listMatches(here, { createdAt: b.createdAt, id: b.id }, 10);
    expect(behind).toMatchObject([{ id: a.id, refused: false, tags: ['Kehr', 'alt'], aborted: true }]);
    expect(await store.remarks(a.id)).toEqual({ note: 'ein Wort', tags: ['Kehr', 'alt'] });
    await store.saveRemarks(a.id, { note: '', tags: ['alt'] }, act('remarks', day));
    expect(await store.remarks(a.id)).toEqual({ note: '', tags: ['alt'] });
  });

  it('counts matches and players day by day', async () => {
    const { roomId } = await newMatch();
    // A day of its own: a PostgreSQL server keeps what earlier runs wrote.
    const day = 40_000 + (Date.now() % 4_000_000);
    const at = day * 86_400_000;
    const player = (playerId: string): MatchSeat => ({ kind: 'player', playerId, name: 'Anna' });
    const one: BySeat<MatchSeat> = [player('p1'), player('p2'), seats[1], seats[2]];
    for (const createdAt of [at, at + 5]) {
      const match = { ...matchIn(roomId), createdAt, seats: one };
      await store.createMatch(match);
      await store.endMatch(match, createdAt + 60_000, { aborted: true });
    }
    const figures = await store.figures(day);
    expect(figures.matches).toContainEqual({ day, count: 2 });
    expect(figures.players).toContainEqual({ day, count: 2 });
  });

  it('keeps the desk’s sessions and its journal, newest first', async () => {
    const key = freshId();
    await store.openAdminSession(key, 5000, act('login', 1000));
    expect(await store.adminSession(key)).toBe(5000);
    await store.extendAdminSession(key, 9000);
    expect(await store.adminSession(key)).toBe(9000);
    await store.closeAdminSession('another', act('logout', 8000));
    expect(await store.adminSession(key)).toBe(9000);
    await store.closeAdminSession('another', act('logout', 9001));
    expect(await store.adminSession(key)).toBeNull();
    await store.recordAct({ ...act('look', 7), matchId: key });
    await store.recordAct({ ...act('verify', 8), matchId: key });
    const [newest, before] = await store.acts(null, 2);
    expect([newest, before]).toMatchObject([
      { ...act('verify', 8), matchId: key },
      { ...act('look', 7), matchId: key },
    ]);
    expect(await store.acts(newest?.id ?? 0, 1)).toEqual([before]);
  });

  it('does what the admin does together with its line in the journal, or not at all', async () => {
    const { id, roomId } = await newMatch();
    const before = await store.room(roomId);
    if (before === null) throw new Error('the room is there');
    const key = freshId();
    await store.openAdminSession(key, 9_999_999_999_999, act('login', 1));
    const closed = { ...before, closed: { at: 1, reason: 'Streit' } };
    const deeds = [
      () => store.moderateRoom(closed, act('closeRoom', 1)),
      () => store.saveRemarks(id, { note: 'ein Wort', tags: ['Kehr'] }, act('remarks', 1)),
      () => store.openAdminSession(freshId(), 5000, act('login', 1)),
      () => store.closeAdminSession(key, act('logout', 1)),
    ];
    const sessions = await db.adminSession.count();
    await db.$executeRawUnsafe('ALTER TABLE "AdminAct" RENAME TO "NoJournal"');
    try {
      for (const deed of deeds) await expect(deed()).rejects.toThrow();
    } finally {
      await db.$executeRawUnsafe('ALTER TABLE "NoJournal" RENAME TO "AdminAct"');
    }
    expect(await store.room(roomId)).toEqual(before);
    expect(await store.remarks(id)).toEqual({ note: '', tags: [] });
    expect([await db.adminSession.count(), await store.adminSession(key)]).toEqual([
      sessions,
      9_999_999_999_999,
    ]);
    for (const deed of deeds) await deed();
    expect((await store.acts(null, 4)).map(({ kind }) => kind)).toEqual([
      'logout',
      'login',
      'remarks',
      'closeRoom',
    ]);
    expect(await store.room(roomId)).toEqual(closed);
  });

  it('keeps who came and went beside the log', async () => {
    const { id } = await newMatch();
    const gone = { matchId: id, at: 5, seq: 2, seat: 3 as const, here: false };
    await store.recordAttendance(gone);
    await store.recordAttendance({ ...gone, at: 6, here: true });
    expect(await store.attendance(id)).toEqual([gone, { ...gone, at: 6, here: true }]);
  });

  it('knows players by the hash of their token, and takes refusals', async () => {
    const { id } = await newMatch();
    const playerId = freshId();
    await store.createPlayer({ id: playerId, name: 'Anna' }, `hash ${playerId}`, Date.now());
    await store.renamePlayer(playerId, 'Änni', Date.now());
    expect(await store.playerByToken(`hash ${playerId}`)).toEqual({ id: playerId, name: 'Änni' });
    expect(await store.playerByToken('another')).toBeNull();
    await store.recordRefusal({ matchId: id, at: 1, seq: 0, seat: 0, intent: { type: 'x' }, code: 'notNow' });
  });
});

afterAll(() => folder.remove());
