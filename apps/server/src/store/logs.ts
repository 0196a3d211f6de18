import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from './database.ts';
import { groupCommit, groupWrite } from './groupCommit.ts';
import { type Append, hotStatements } from './hotStatements.ts';
import type { AttendanceRow, RefusalRow, StoredEntry } from './records.ts';
import { byToNumber, entryFromRow } from './rows.ts';
import type { AppendOutcome, LogStore } from './store.ts';

/** So many rows of a log are read at once. */
const READ_AT_ONCE = 200;

function attendanceRow({ matchId, at, seq, seat, here }: AttendanceRow) {
  return { matchId, at: new Date(at), seq, seat, here };
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
      const entries: StoredEntry[] = [];
      for (;;) {
        const rows = await db.entry.findMany({
          where: { matchId, seq: { gt: entries.at(-1)?.seq ?? after } },
          orderBy: { seq: 'asc' },
          take: READ_AT_ONCE,
        });
        entries.push(...rows.map(entryFromRow));
        if (rows.length < READ_AT_ONCE) return entries;
        // A long log must not hold up those who play.
        await nextTurn();
      }
    },
    async answered(matchId, seat, intentId) {
      const where = { matchId, by: byToNumber(seat), intentId };
      return (await db.entry.findFirst({ where, select: { seq: true } }))?.seq ?? null;
    },
    // Besides the log: many at once, so that it never makes the store commit as many times.
    recordRefusal: groupWrite<RefusalRow>((items) => hot.recordRefusals(items)),
    recordAttendance: groupWrite<AttendanceRow>((items) =>
      db.attendance.createMany({ data: items.map(attendanceRow) }),
    ),
  };
}
