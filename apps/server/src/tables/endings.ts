import { isEnded, nextStep } from '@stammtisch/kit';
import type { Log } from '../log.ts';
import type { MatchRow } from '../store/records.ts';
import type { MatchStore } from '../store/store.ts';
import type { Table } from './table.ts';

/** How soon an end that could not be stored is tried again, in milliseconds; doubled up to the longest. */
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5000;

/**
 * The match as it has ended on its table, once its last deal is laid open; null while it runs, and if its end was stored
 * before. All of it follows from the log, so it is the same however often it is asked for.
 */
export function endOf({ row, game, match, lastWrittenAt }: Table): MatchRow | null {
  if (row.endedAt !== null || !isEnded(game, match) || nextStep(game, match) !== null) return null;
  const ranking = game.ranking(match.game);
  return { ...row, endedAt: lastWrittenAt, aborted: ranking === null, ranking };
}

interface Ending {
  readonly match: MatchRow;
  attempt: Promise<void>;
  retry: NodeJS.Timeout | null;
}

/** Stores the ends of matches; what fails is tried again until it is stored. The log has them already. */
export class Endings {
  readonly #store: Pick<MatchStore, 'endMatch'>;
  readonly #log: Log;
  /** The ends that are not stored yet, by match. */
  readonly #open = new Map<string, Ending>();
  #closed = false;

  constructor(store: Pick<MatchStore, 'endMatch'>, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Whether the end of a match still has to be stored. */
  isOpen(matchId: string): boolean {
    return this.#open.has(matchId);
  }

  /** Takes an end to be stored; once a match is enough. */
  keep(match: MatchRow): void {
    if (this.#open.has(match.id)) return;
    const ending: Ending = { match, attempt: Promise.resolve(), retry: null };
    this.#open.set(match.id, ending);
    this.#try(ending, FIRST_RETRY_MS);
  }

  /** Waits for an attempt that is under way; says whether the end of the match is stored, or it has none. */
  async isStored(matchId: string): Promise<boolean> {
    await this.#open.get(matchId)?.attempt;
    return !this.#open.has(matchId);
  }

  /** Tries no more, and waits for what is under way. What is lost is found again in the log. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { retry } of this.#open.values()) if (retry !== null) clearTimeout(retry);
    await Promise.all([...this.#open.values()].map(({ attempt }) => attempt));
  }

  #try(ending: Ending, retryMs: number): void {
    ending.attempt = this.#write(ending.match).catch((error: unknown) => {
      this.#log.error({ err: error, matchId: ending.match.id }, 'the end of a match could not be stored');
      if (this.#closed) return;
      const next = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      ending.retry = setTimeout(() => this.#try(ending, next), retryMs);
    });
  }

  async #write(match: MatchRow): Promise<void> {
    const { ranking } = match;
    const end = ranking === null ? { aborted: true as const } : { ranking };
    await this.#store.endMatch(match, match.endedAt ?? Date.now(), end);
    this.#open.delete(match.id);
  }
}
