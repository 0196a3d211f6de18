import { bySeat } from '@stammtisch/kit';
import type { MatchSummary } from '@stammtisch/protocol';
import type { MatchRow } from '../store/records.ts';

/** A match as a list shows it. */
export function summaryOf({ id, game, seats, createdAt, endedAt, aborted, ranking }: MatchRow): MatchSummary {
  const names = bySeat((seat) => seats[seat].name);
  return { matchId: id, game, names, createdAt, endedAt, aborted, ranking };
}
