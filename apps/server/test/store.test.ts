import { fileURLToPath } from 'node:url';
import type { BySeat } from '@stammtisch/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { createStore } from '../src/store/prismaStore.ts';
import type { MatchRow, MatchSeat, RoomRow, StoredEntry } from '../src/store/records.ts';
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

describe.each(DATABASES)('the store on %s', (_name, url) => {
  let store: Store;

  beforeAll(async () => {
    store = createStore(await openDatabase(url, PRISMA_FOLDER));
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
    await store.append(b.id, entry(1));
    const outcomes = await Promise.all([a, b, c].map(({ id }) => store.append(id, entry(1))));
    expect(outcomes).toEqual(['stored', 'collision', 'stored']);
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
