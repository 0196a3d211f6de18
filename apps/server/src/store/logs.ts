import type { Database } from './database.ts';
import { groupCommit } from './groupCommit.ts';
import type { AttendanceRow, RefusalRow, StoredEntry } from './records.ts';
import { byToNumber, entryFromRow } from './rows.ts';
import type { AppendOutcome, LogStore } from './store.ts';

/** Prisma's code for a unique key that exists already: the collision that the log's primary key decides. */
const UNIQUE_VIOLATION = 'P2002';

interface Append {
  readonly matchId: string;
  readonly entry: StoredEntry;
}

function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

function entryRow({ matchId, entry }: Append) {
  return {
    matchId,
    seq: entry.seq,
    at: new Date(entry.at),
    by: byToNumber(entry.by),
    intentId: entry.intentId,
    intent: JSON.stringify(entry.intent),
    events: JSON.stringify(entry.events),
  };
}

function refusalRow({ matchId, at, seq, seat, intent, code }: RefusalRow) {
  return { matchId, at: new Date(at), seq, seat, intent: JSON.stringify(intent), code };
}

function attendanceRow({ matchId, at, seq, seat, here }: AttendanceRow) {
  return { matchId, at: new Date(at), seq, seat, here };
}

/** What is written besides the log: many at once, so that it never makes the store commit as many times. */
function besides<T>(write: (items: readonly T[]) => Promise<unknown>): (item: T) => Promise<void> {
  const writeAll = async (items: readonly T[]) => {
    await write(items);
  };
  return groupCommit<T, void>({ writeAll, writeOne: (item) => writeAll([item]) });
}

function appender(db: Database) {
  return groupCommit<Append, AppendOutcome>({
    async writeAll(items) {
      // One statement, so all of it or nothing, and one commit.
      await db.entry.createMany({ data: items.map(entryRow) });
      return 'stored';
    },
    async writeOne(item) {
      try {
        await db.entry.createMany({ data: [entryRow(item)] });
        return 'stored';
      } catch (error) {
        if (isCollision(error)) return 'collision';
        throw error;
      }
    },
  });
}

/** The log of all tables, and what is kept beside it for the admin. */
export function logStore(db: Database): LogStore {
  const append = appender(db);
  const recordRefusal = besides<RefusalRow>(async (items) => {
    await db.refusal.createMany({ data: items.map(refusalRow) });
    const ids = [...new Set(items.map(({ matchId }) => matchId))];
    await db.match.updateMany({ where: { id: { in: ids }, refused: false }, data: { refused: true } });
  });
  return {
    append: (matchId, entry) => append({ matchId, entry }),
    async entries(matchId, after) {
      const rows = await db.entry.findMany({
        where: { matchId, seq: { gt: after } },
        orderBy: { seq: 'asc' },
      });
      return rows.map(entryFromRow);
    },
    recordRefusal,
    recordAttendance: besides<AttendanceRow>((items) =>
      db.attendance.createMany({ data: items.map(attendanceRow) }),
    ),
  };
}
