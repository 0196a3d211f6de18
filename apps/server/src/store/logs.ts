import type { Database } from './database.ts';
import { groupCommit } from './groupCommit.ts';
import { type Append, hotStatements } from './hotStatements.ts';
import type { AttendanceRow, RefusalRow } from './records.ts';
import { entryFromRow } from './rows.ts';
import type { AppendOutcome, LogStore } from './store.ts';

function attendanceRow({ matchId, at, seq, seat, here }: AttendanceRow) {
  return { matchId, at: new Date(at), seq, seat, here };
}

/** What is written besides the log: many at once, so that it never makes the store commit as many times. */
function besides<T>(write: (items: readonly T[]) => Promise<unknown>): (item: T) => Promise<void> {
  const kept = groupCommit<T, true>(async (items) => {
    await write(items);
    return items.map(() => true);
  });
  return async (item) => {
    await kept(item);
  };
}

/** The log of all tables, and what is kept beside it for the admin. */
export function logStore(db: Database): LogStore {
  const hot = hotStatements(db);
  const append = groupCommit<Append, AppendOutcome>(async (batch) =>
    (await hot.append(batch)).map((stored) => (stored ? 'stored' : 'collision')),
  );
  return {
    append: (matchId, entry) => append({ matchId, entry }),
    async entries(matchId, after) {
      const rows = await db.entry.findMany({
        where: { matchId, seq: { gt: after } },
        orderBy: { seq: 'asc' },
      });
      return rows.map(entryFromRow);
    },
    recordRefusal: besides<RefusalRow>((items) => hot.recordRefusals(items)),
    recordAttendance: besides<AttendanceRow>((items) =>
      db.attendance.createMany({ data: items.map(attendanceRow) }),
    ),
  };
}
