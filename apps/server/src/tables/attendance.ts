import type { Log } from '../log.ts';
import type { AttendanceRow } from '../store/records.ts';
import type { LogStore } from '../store/store.ts';

/** So many comings and goings of one match are kept: a connection that comes and goes all day must not fill a disk. */
const KEPT_MAX = 1000;
/** So many matches are counted at once; the oldest is counted anew. */
const COUNTED_MAX = 10_000;

/** Keeps who came and went during a match, for the admin. */
export class AttendanceKeeper {
  readonly #store: Pick<LogStore, 'recordAttendance'>;
  readonly #log: Log;
  readonly #kept = new Map<string, number>();

  constructor(store: Pick<LogStore, 'recordAttendance'>, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  note(attendance: AttendanceRow): void {
    const { matchId } = attendance;
    const kept = this.#kept.get(matchId) ?? 0;
    if (kept >= KEPT_MAX) return;
    this.#kept.set(matchId, kept + 1);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > COUNTED_MAX && !oldest.done) this.#kept.delete(oldest.value);
    this.#store.recordAttendance(attendance).catch((error: unknown) => {
      this.#log.warn({ err: error, matchId }, 'who came and went could not be kept');
    });
  }
}
