import type { MatchRow, StoredEntry } from '../../apps/server/src/store/records.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { checkLog, type LoggedMatch } from './checkLog.ts';
import { checkNotes } from './checkNotes.ts';
import { type Mixed, mixedIn } from './mixed.ts';
import type { ChaosTable } from './tables.ts';
import type { Violations } from './violations.ts';

/** What a table's logs hold, counted. */
export interface Counted {
  readonly entries: number;
  readonly finished: number;
  readonly mixed: Mixed;
}

async function matchesOf(store: Store, roomId: string): Promise<MatchRow[]> {
  const running = (await store.runningMatches()).filter((match) => match.roomId === roomId);
  const finished = await store.finishedMatches(roomId);
  return [...finished, ...running].sort((a, b) => a.createdAt - b.createdAt);
}

/** A start counts once, however often it was asked for; each but the first stands on a match that is over. */
function checkMatches(
  matches: readonly MatchRow[],
  { roomId, players }: ChaosTable,
  violations: Violations,
): void {
  const ids = matches.map(({ id }) => id);
  const starts = new Map(players.flatMap(({ connection }) => [...connection.notes.starts]));
  const acknowledged = [...starts.values()].filter(Boolean).length;
  if (ids.length < acknowledged || ids.length > starts.size) {
    violations.add('a start had no match, or more than one', { roomId, ids, starts: [...starts] });
  }
  const running = matches.slice(0, -1).filter(({ endedAt }) => endedAt === null);
  if (running.length > 0)
    violations.add('a match was followed before its end was stored', { roomId, running });
  for (const { connection } of players) {
    const seen = [...connection.notes.seen.keys()];
    const unknown = seen.filter((id) => !ids.includes(id));
    if (unknown.length > 0) violations.add('a client saw a match that is not stored', { roomId, unknown });
  }
}

/** Holds all matches of a room against the rules and against what its four clients were told. */
export async function checkTable(store: Store, table: ChaosTable, violations: Violations): Promise<Counted> {
  const matches = await matchesOf(store, table.roomId);
  checkMatches(matches, table, violations);
  const logs: LoggedMatch[] = [];
  for (const row of matches) {
    const entries: StoredEntry[] = await store.entries(row.id, 0);
    logs.push({ row, entries });
  }
  for (const log of logs) checkLog(log, violations);
  for (const { connection } of table.players) checkNotes(connection, logs, violations);
  return {
    entries: logs.reduce((sum, { entries }) => sum + entries.length, 0),
    finished: matches.filter(({ ranking }) => ranking !== null).length,
    mixed: mixedIn(logs.flatMap((log) => log.entries)),
  };
}
