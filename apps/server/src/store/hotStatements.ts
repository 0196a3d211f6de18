import type { Database } from './database.ts';
import type { RefusalRow, StoredEntry } from './records.ts';
import { byToNumber } from './rows.ts';

/*
 * The statements that every move pays for, by hand. A whole batch is one parameter, a JSON text, so that a statement
 * reads the same whatever its size, is planned once, and no value is prepared on its way. Models and migrations stay
 * Prisma's, and so does the form of each value: what is written here reads back through Prisma, and the other way round.
 */

/** An entry on its way into the log of a match. */
export interface Append {
  readonly matchId: string;
  readonly entry: StoredEntry;
}

type Statements = Readonly<Record<'append' | 'present' | 'refusals' | 'refused', string>>;

const SQLITE: Statements = {
  append: `
    INSERT INTO "Entry" ("matchId", "seq", "at", "by", "intentId", "intent", "events")
    SELECT value->>'matchId', value->>'seq', value->>'at', value->>'by', value->>'intentId', value->>'intent', value->>'events'
    FROM json_each(?) WHERE true
    ON CONFLICT DO NOTHING`,
  present: `
    SELECT batch.key AS place
    FROM json_each(?) AS batch JOIN "Entry"
      ON "Entry"."matchId" = batch.value->>'matchId' AND "Entry"."seq" = batch.value->>'seq'
    WHERE "Entry"."at" = batch.value->>'at' AND "Entry"."by" = batch.value->>'by'
      AND "Entry"."intentId" IS batch.value->>'intentId'
      AND "Entry"."intent" = batch.value->>'intent' AND "Entry"."events" = batch.value->>'events'`,
  refusals: `
    INSERT INTO "Refusal" ("matchId", "at", "seq", "seat", "intent", "code")
    SELECT value->>'matchId', value->>'at', value->>'seq', value->>'seat', value->>'intent', value->>'code'
    FROM json_each(?)`,
  refused: `
    UPDATE "Match" SET "refused" = true
    WHERE "refused" = false AND "id" IN (SELECT value->>'matchId' FROM json_each(?))`,
};

const POSTGRESQL: Statements = {
  append: `
    INSERT INTO "Entry" ("matchId", "seq", "at", "by", "intentId", "intent", "events")
    SELECT "matchId", "seq", "at", "by", "intentId", "intent", "events"
    FROM json_populate_recordset(NULL::"Entry", $1::json)
    ON CONFLICT DO NOTHING`,
  present: `
    SELECT place - 1 AS place
    FROM json_array_elements($1::json) WITH ORDINALITY AS rows (value, place)
    CROSS JOIN json_populate_record(NULL::"Entry", value) AS batch JOIN "Entry" USING ("matchId", "seq")
    WHERE "Entry"."at" = batch."at" AND "Entry"."by" = batch."by"
      AND "Entry"."intentId" IS NOT DISTINCT FROM batch."intentId"
      AND "Entry"."intent" = batch."intent" AND "Entry"."events" = batch."events"`,
  refusals: `
    INSERT INTO "Refusal" ("matchId", "at", "seq", "seat", "intent", "code")
    SELECT "matchId", "at", "seq", "seat", "intent", "code"
    FROM json_populate_recordset(NULL::"Refusal", $1::json)`,
  refused: `
    UPDATE "Match" SET "refused" = true
    WHERE NOT "refused" AND "id" IN (SELECT "matchId" FROM json_populate_recordset(NULL::"Refusal", $1::json))`,
};

/** A time as Prisma writes it into SQLite; PostgreSQL reads it as UTC into its column without a zone. */
function stored(at: number): string {
  return new Date(at).toISOString().replace('Z', '+00:00');
}

function entryRow({ matchId, entry }: Append) {
  const { seq, at, by, intentId, intent, events } = entry;
  return {
    matchId,
    seq,
    at: stored(at),
    by: byToNumber(by),
    intentId,
    intent: JSON.stringify(intent),
    events: JSON.stringify(events),
  };
}

export interface HotStatements {
  /**
   * Writes a batch of entries in one statement and one commit: all whose `(matchId, seq)` was free, none of the others.
   * Gives for each whether the log has it. Rejects, having written nothing, if one is of no match.
   */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** Keeps refused intents, and marks their matches. */
  recordRefusals(batch: readonly RefusalRow[]): Promise<void>;
}

/** The hot statements of a database. */
export function hotStatements(db: Database): HotStatements {
  const sql = db.provider === 'sqlite' ? SQLITE : POSTGRESQL;

  /** Only asked when a key was taken: the places in a batch of what is in the log just as it is here. */
  async function present(rows: string): Promise<ReadonlySet<number>> {
    const found = await db.$queryRawUnsafe<{ place: number | bigint }[]>(sql.present, rows);
    return new Set(found.map(({ place }) => Number(place)));
  }

  return {
    async append(batch) {
      const rows = JSON.stringify(batch.map(entryRow));
      if ((await db.$executeRawUnsafe(sql.append, rows)) === batch.length) return batch.map(() => true);
      const log = await present(rows);
      return batch.map((_, place) => log.has(place));
    },
    async recordRefusals(batch) {
      const rows = JSON.stringify(
        batch.map(({ at, intent, ...refusal }) => ({
          ...refusal,
          at: stored(at),
          intent: JSON.stringify(intent),
        })),
      );
      await db.$executeRawUnsafe(sql.refusals, rows);
      await db.$executeRawUnsafe(sql.refused, rows);
    },
  };
}
