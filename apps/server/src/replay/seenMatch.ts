import type { AnyGame, BySeat, Entry, MatchRecord, OptionValues, RankedSeat } from '@stammtisch/kit';
import { bySeat } from '@stammtisch/kit';
import { matchIdSchema } from '@stammtisch/protocol';
import type { Games } from '../games.ts';
import type { MatchRow } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** A match with its log, to be seen again: from the store, or from a file. */
export interface SeenMatch {
  /** What it is asked for by. */
  readonly address: string;
  /** What its deals are sealed with; of a match from a file, its id there. */
  readonly matchId: string;
  readonly game: AnyGame;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly names: BySeat<string>;
  readonly createdAt: number;
  readonly endedAt: number | null;
  readonly aborted: boolean;
  readonly ranking: readonly RankedSeat[] | null;
  readonly entries: readonly Entry[];
  /** Null for one from a file. */
  readonly row: MatchRow | null;
}

function seenFromStore(game: AnyGame, row: MatchRow, entries: readonly Entry[]): SeenMatch {
  const { id, rulesVersion, options, seats, createdAt, endedAt, aborted, ranking } = row;
  const names = bySeat((seat) => seats[seat].name);
  const head = { game, rulesVersion, options, createdAt, endedAt, aborted, ranking };
  return { ...head, address: id, matchId: id, names, entries, row };
}

/** The match of an id in the store, with its log; null if there is none, or its game is none of these. */
export async function seenInStore(
  store: Pick<Store, 'match' | 'entries'>,
  games: Games,
  matchId: string,
): Promise<SeenMatch | null> {
  const row = await store.match(matchId);
  const playable = row === null ? undefined : games.get(row.game);
  if (row === null || playable === undefined) return null;
  return seenFromStore(playable.game, row, await store.entries(matchId, 0));
}

/** A match of a record file, under an address of its own; null if its id, game or options are none of this house. */
export function seenFromRecord(
  address: string,
  games: Games,
  { head, entries, end }: MatchRecord,
): SeenMatch | null {
  const game = games.get(head.game)?.game;
  const options = game?.parseOptions(head.options) ?? null;
  const matchId = matchIdSchema.safeParse(head.matchId);
  if (game === undefined || !matchId.success || options === null) return null;
  return {
    address,
    matchId: matchId.data,
    game,
    rulesVersion: head.rulesVersion,
    options,
    names: bySeat((seat) => head.seats[seat]?.name ?? ''),
    createdAt: head.createdAt,
    endedAt: end === null ? null : (entries[entries.length - 1]?.at ?? head.createdAt),
    aborted: end !== null && 'aborted' in end,
    ranking: end !== null && 'ranking' in end ? end.ranking : null,
    entries,
    row: null,
  };
}

/** The match as a record: whole, or up to the last deal that is over while it runs. */
export function recordOf(seen: SeenMatch, entries: readonly Entry[]): MatchRecord {
  const { matchId, game, rulesVersion, options, names, createdAt, aborted, ranking, endedAt } = seen;
  const over = endedAt !== null && entries.length === seen.entries.length;
  const end =
    ranking === null ? { end: true as const, aborted: true as const } : { end: true as const, ranking };
  return {
    head: {
      format: 'stammtisch-match',
      version: 1,
      matchId,
      game: game.id,
      rulesVersion,
      options,
      seats: names.map((name) => ({ name })),
      createdAt,
    },
    entries,
    end: over && (aborted || ranking !== null) ? end : null,
  };
}
