import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { inTime } from './signal.ts';
import type { ChaosTable } from './tables.ts';
import type { Violations } from './violations.ts';

/** How long anything that must happen may take on a busy machine. */
export const PATIENCE_MS = 60_000;
/** Longer than every pause of the table: if nothing has moved for so long, it waits for people. */
const QUIET_MS = 500;

const connectionsOf = (tables: readonly ChaosTable[]): Connection[] =>
  tables.flatMap(({ players }) => players.map(({ connection }) => connection));

/** Waits until every client has entered its room after `since`. Gives when the last one had; null if in vain. */
export async function allBack(tables: readonly ChaosTable[], since: number): Promise<number | null> {
  const connections = connectionsOf(tables);
  const back = connections.map((connection) =>
    connection.changed.until(() => connection.isOnline && connection.enteredAt >= since),
  );
  if (!(await inTime(Promise.all(back), PATIENCE_MS))) return null;
  return Math.max(...connections.map(({ enteredAt }) => enteredAt));
}

const acknowledgedAt = ({ players }: ChaosTable): number =>
  players.reduce(
    (sum, { connection }) => sum + connection.notes.sent.filter(({ answer }) => answer?.ok).length,
    0,
  );

/** After the last kill play must go on at every table: waits until each has had a move acknowledged. */
export async function playGoesOn(tables: readonly ChaosTable[], violations: Violations): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      const before = acknowledgedAt(table);
      const moved = () => acknowledgedAt(table) > before;
      const any = Promise.race(table.players.map(({ connection }) => connection.changed.until(moved)));
      if (await inTime(any, PATIENCE_MS)) return;
      violations.add('a table stands still', standOf(table));
    }),
  );
}

/** Where a table stands in its clients' eyes. */
function standOf({ roomId, players }: ChaosTable) {
  return {
    roomId,
    clients: players.map(({ connection: { room, table, enteredAt }, refusals }) => ({
      match: room?.match,
      matchId: table?.matchId,
      seq: table?.seq,
      table: table?.view.table,
      enteredAt,
      refusals: Object.fromEntries(refusals),
    })),
  };
}

/** What the server has of a client's table: match and seq. */
async function headFor(connection: Connection): Promise<string> {
  const matchId = connection.table?.matchId ?? '';
  const answer = await connection.fetchTable(matchId);
  return answer.ok ? `${answer.table.matchId} ${answer.table.seq}` : `${matchId} ${answer.code}`;
}

async function isSettled({ players }: ChaosTable): Promise<boolean> {
  const before = await Promise.all(players.map(({ connection }) => headFor(connection)));
  await delay(QUIET_MS);
  const after = await Promise.all(players.map(({ connection }) => headFor(connection)));
  const held = players.map(({ connection: { table } }) => `${table?.matchId} ${table?.seq}`);
  return new Set([...before, ...after, ...held]).size === 1;
}

/**
 * Once nobody plays any more, all four of a table must come to hold what the server has, by what they are sent alone:
 * the server is asked, but no client takes over the answer.
 */
export async function settle(tables: readonly ChaosTable[], violations: Violations): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
        if (await isSettled(table)) return;
      }
      violations.add('a client stays behind the server', standOf(table));
    }),
  );
}
