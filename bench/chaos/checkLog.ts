import { type MatchRecord, type RecordEnd, verifyRecord } from '@stammtisch/kit';
import { GAMES, gameOf } from '../../apps/server/src/games.ts';
import type { MatchRow, StoredEntry } from '../../apps/server/src/store/records.ts';
import type { Violations } from './violations.ts';

/** A match as the store holds it. */
export interface LoggedMatch {
  readonly row: MatchRow;
  readonly entries: readonly StoredEntry[];
}

function endOf({ aborted, ranking }: MatchRow): RecordEnd | null {
  if (aborted) return { end: true, aborted };
  return ranking === null ? null : { end: true, ranking };
}

function recordOf({ row, entries }: LoggedMatch): MatchRecord {
  const { id: matchId, game, rulesVersion, options, seats, createdAt } = row;
  return {
    head: { format: 'stammtisch-match', version: 1, matchId, game, rulesVersion, options, seats, createdAt },
    entries,
    end: endOf(row),
  };
}

/** Holds a log against itself and the rules: no gap in seq, no intentId twice, and every entry decided again. */
export function checkLog(log: LoggedMatch, violations: Violations): void {
  const { row, entries } = log;
  const matchId = row.id;
  entries.forEach(({ seq }, at) => {
    if (seq !== at + 1) violations.add('a gap in seq', { matchId, seq, expected: at + 1 });
  });
  const seqs = new Map<string, number>();
  for (const { intentId, seq } of entries) {
    if (intentId === null) continue;
    const before = seqs.get(intentId);
    if (before !== undefined) violations.add('an intentId twice', { matchId, intentId, seqs: [before, seq] });
    seqs.set(intentId, seq);
  }
  const difference = verifyRecord(gameOf(GAMES, row.game).game, recordOf(log));
  if (difference !== null) violations.add('a log does not verify', { matchId, ...difference });
}
