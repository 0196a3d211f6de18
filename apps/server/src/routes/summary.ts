import { bySeat } from '@stammtisch/kit';
import type { MatchSummary } from '@stammtisch/protocol';
import type { MatchRow } from '../store/records.ts';

/** A match as a list shows it. */
export function summaryOf({ id, game, seats, createdAt, endedAt, aborted, ranking }: MatchRow): MatchSummary {
  const [a, b, c, d] = bySeat((seat) => seats[seat].name);
  return { matchId: id, game, names: [a, b, c, d], createdAt, endedAt, aborted, ranking };
}
