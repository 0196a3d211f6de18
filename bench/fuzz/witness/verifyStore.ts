import { verifyRecord } from '@stammtisch/kit';
import { GAMES, gameOf } from '../../../apps/server/src/games.ts';
import type { Database } from '../../../apps/server/src/store/database.ts';
import type { MatchRow } from '../../../apps/server/src/store/records.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import type { Verdict } from '../verdict.ts';

function endOf({ endedAt, ranking }: MatchRow) {
  if (endedAt === null) return null;
  return ranking === null ? { end: true as const, aborted: true as const } : { end: true as const, ranking };
}

/** Decides every match in the store anew, from its seeds and intents: no transition may have been illegal. */
export async function verifyStore(db: Database, store: Store, verdict: Verdict) {
  const ids = await db.match.findMany({ select: { id: true } });
  let entries = 0;
  for (const { id } of ids) {
    const row = await store.match(id);
    if (row === null) continue;
    const log = await store.entries(id, 0);
    entries += log.length;
    const { game, rulesVersion, options, seats, createdAt } = row;
    const head = {
      format: 'stammtisch-match',
      version: 1,
      matchId: id,
      game,
      rulesVersion,
      options,
      seats,
      createdAt,
    } as const;
    const difference = verifyRecord(gameOf(GAMES, game).game, { head, entries: log, end: endOf(row) });
    if (difference === null) continue;
    const { seq, what, detail } = difference;
    verdict.violate(`the log of match ${id} does not verify at seq ${seq}: ${what}, ${detail}`);
  }
  return { matches: ids.length, entries };
}
