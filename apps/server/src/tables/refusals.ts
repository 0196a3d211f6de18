import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { LogStore } from '../store/store.ts';
import type { Submission } from './movePath.ts';

/** So many refusals of one table are kept: enough to see what went on, too few to fill a disk. */
const KEPT_MAX = 500;

export interface RefusalServices {
  readonly store: Pick<LogStore, 'recordRefusal'>;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Keeps what the rules refused to seats, for the admin; all of it is counted, the first of it is stored. */
export class Refusals {
  readonly #matchId: string;
  readonly #services: RefusalServices;
  #kept = 0;

  constructor(matchId: string, services: RefusalServices) {
    this.#matchId = matchId;
    this.#services = services;
  }

  /** Takes note of a refusal that came after `seq`; what the table itself is refused is no concern of an admin. */
  note({ by, raw }: Submission, seq: number, code: string): void {
    if (by === 'table') return;
    const { store, log, metrics } = this.#services;
    metrics.refusals.inc({ code });
    if (this.#kept >= KEPT_MAX) return;
    this.#kept++;
    const refusal = { matchId: this.#matchId, at: Date.now(), seq, seat: by, intent: raw, code };
    store.recordRefusal(refusal).catch((error: unknown) => {
      log.warn({ err: error, matchId: this.#matchId }, 'a refusal could not be kept');
    });
  }
}
