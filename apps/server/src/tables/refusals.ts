import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { dayOf } from '../store/rows.ts';
import type { LogStore } from '../store/store.ts';
import type { Submission } from './movePath.ts';

/** So many refusals of one match are kept: enough to see what went on, too few to fill a disk. */
const KEPT_MAX = 200;
/** So many of all matches in a day. */
const DAY_MAX = 20_000;
/** Of an intent that takes more bytes, only the first characters are kept, as text; they take no more, whatever they are. */
export const BYTES_MAX = 500;
const CHARACTERS_KEPT = 150;
/** So many matches are counted at once; the oldest is counted anew. */
const COUNTED_MAX = 10_000;

/** What is kept of an intent that was refused. */
export function keptOf(raw: unknown): unknown {
  const text = JSON.stringify(raw) ?? 'null';
  return Buffer.byteLength(text) <= BYTES_MAX ? raw : `${text.slice(0, CHARACTERS_KEPT)}…`;
}

/** Counts what is kept of each match and of each day, however often a table comes and goes. */
export class RefusalQuota {
  readonly #kept = new Map<string, number>();
  #day = 0;
  #today = 0;

  /** Whether one more of a match may be kept now. */
  allows(matchId: string, now: number): boolean {
    const day = dayOf(now);
    if (day !== this.#day) this.#today = 0;
    this.#day = day;
    const kept = this.#kept.get(matchId) ?? 0;
    if (kept >= KEPT_MAX || this.#today >= DAY_MAX) return false;
    this.#today++;
    this.#kept.set(matchId, kept + 1);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > COUNTED_MAX && !oldest.done) this.#kept.delete(oldest.value);
    return true;
  }
}

export interface RefusalServices {
  readonly store: Pick<LogStore, 'recordRefusal'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly refusalQuota: RefusalQuota;
}

/** Keeps what the rules refused to seats, for the admin; all of it is counted, the first of it is stored. */
export class Refusals {
  readonly #matchId: string;
  readonly #services: RefusalServices;

  constructor(matchId: string, services: RefusalServices) {
    this.#matchId = matchId;
    this.#services = services;
  }

  /** Takes note of a refusal that came after `seq`; what the table itself is refused is no concern of an admin. */
  note({ by, raw }: Submission, seq: number, code: string): void {
    if (by === 'table') return;
    const { store, log, metrics, refusalQuota } = this.#services;
    metrics.refusals.inc({ code });
    const at = Date.now();
    if (!refusalQuota.allows(this.#matchId, at)) return;
    const refusal = { matchId: this.#matchId, at, seq, seat: by, intent: keptOf(raw), code };
    store.recordRefusal(refusal).catch((error: unknown) => {
      log.warn({ err: error, matchId: this.#matchId }, 'a refusal could not be kept');
    });
  }
}
