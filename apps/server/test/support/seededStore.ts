import { fileURLToPath } from 'node:url';
import { bySeat, type Entry, isSeat, type MatchRecord, sameJson } from '@stammtisch/kit';
import { patienceSchema } from '@stammtisch/protocol';
import { GAMES, gameOf } from '../../src/games.ts';
import { newRoomId } from '../../src/ids.ts';
import { seededMatch } from '../../src/simulation/seededMatch.ts';
import { openDatabase } from '../../src/store/database.ts';
import { createStore } from '../../src/store/prismaStore.ts';
import type { MatchRow } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';

export const PRISMA_FOLDER = fileURLToPath(new URL('../../../../prisma', import.meta.url));

const NAMES = ['Anna', 'Beat', 'Chantal', 'Dario'] as const;

export interface SeededStoreMatch {
  readonly game: string;
  readonly seed: string;
  /** House rules that are not the default ones. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Somebody writes another card into the log, in the middle of the match. */
  readonly tamper?: true;
  /** Only so many entries: the match is still being played. */
  readonly entries?: number;
}

/** The log with somebody's move in its second half replaced by another one of the same type that came later. */
function tampered(entries: readonly Entry[]): readonly Entry[] {
  const later = entries.filter(({ by, seq }) => isSeat(by) && seq > entries.length / 2);
  for (const { intent, seq } of later) {
    const other = later.find(
      (one) => one.seq > seq && one.intent.type === intent.type && !sameJson(one.intent, intent),
    );
    if (other === undefined) continue;
    return entries.map((entry) => (entry.seq === seq ? { ...entry, intent: other.intent } : entry));
  }
  throw new Error('a match in which nothing can be tampered with');
}

async function write(store: Store, record: MatchRecord, { tamper, entries: count }: SeededStoreMatch) {
  const { head, end } = record;
  const roomId = newRoomId();
  const { game } = head;
  const seats = bySeat((seat) => ({
    kind: 'player' as const,
    playerId: `${roomId}-${seat}`,
    name: NAMES[seat],
  }));
  const patience = patienceSchema.parse({});
  const room = { id: roomId, game, options: head.options, hostId: `${roomId}-0`, patience, seats } as const;
  const match: MatchRow = {
    ...{ id: head.matchId, roomId, game, rulesVersion: head.rulesVersion, options: head.options },
    ...{ seats, patience, createdAt: head.createdAt, endedAt: null, aborted: false, ranking: null },
  };
  const all = count === undefined ? record.entries : record.entries.slice(0, count);
  const entries = tamper ? tampered(all) : all;
  await store.createRoom({ ...room, closed: null, removed: [] }, head.createdAt);
  await store.createMatch(match);
  await Promise.all(entries.map((entry) => store.append(match.id, { ...entry, intentId: null })));
  const last = entries[entries.length - 1]?.at ?? head.createdAt;
  if (end !== null && count === undefined) await store.endMatch(match, last, end);
  return { matchId: match.id, roomId };
}

/** Writes matches that bots played, the same ones for the same seeds, into a store. */
export async function seedStore(
  store: Store,
  matches: readonly SeededStoreMatch[],
): Promise<{ matchId: string; roomId: string }[]> {
  const written: { matchId: string; roomId: string }[] = [];
  for (const match of matches) {
    const { game, seed } = match;
    const playable = gameOf(GAMES, game);
    const options = playable.game.parseOptions(match.options ?? {}) ?? {};
    const record = seededMatch({
      playable,
      seed: `${game} ${seed}`,
      number: 1,
      options,
      kindOf: () => 'bot',
    });
    written.push(await write(store, record, match));
  }
  return written;
}

/** The same into a database, before a server opens it. */
export async function seedMatches(
  databaseUrl: string,
  matches: readonly SeededStoreMatch[],
): Promise<{ matchId: string; roomId: string }[]> {
  const store = createStore(await openDatabase(databaseUrl, PRISMA_FOLDER));
  try {
    return await seedStore(store, matches);
  } finally {
    await store.close();
  }
}
