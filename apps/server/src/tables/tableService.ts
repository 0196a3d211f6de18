import { isEnded, nextStep, type Seat } from '@stammtisch/kit';
import { GAMES } from '../games.ts';
import type { Log } from '../log.ts';
import type { MatchRow } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { computerMove } from './computer.ts';
import { Contributions } from './dealing.ts';
import { Driver } from './driver.ts';
import type { Pace } from './pace.ts';
import type { Randomness } from './randomness.ts';
import { type EntryListener, Table } from './table.ts';

/** A table in memory with all that keeps it going. */
export interface LiveTable {
  readonly table: Table;
  readonly driver: Driver;
  readonly contributions: Contributions;
}

export interface TableServiceOptions {
  readonly store: Store;
  readonly log: Log;
  readonly pace: Pace;
  readonly randomness: Randomness;
  /** Whether a person is connected on a seat of a match. */
  isPresent(match: MatchRow, seat: Seat): boolean;
  /** Told of each entry of every table. */
  onEntry(table: Table, ...entry: Parameters<EntryListener>): void;
  /** Told once a match is over and its end is stored. */
  onEnd(match: MatchRow): void;
}

/** All tables in memory, loaded from their logs when somebody asks for them. */
export class TableService {
  readonly #options: TableServiceOptions;
  readonly #tables = new Map<string, Promise<LiveTable | null>>();

  constructor(options: TableServiceOptions) {
    this.#options = options;
  }

  /** The table of a match, loaded if need be; null if there is no such match. */
  open(matchId: string): Promise<LiveTable | null> {
    const known = this.#tables.get(matchId);
    if (known !== undefined) return known;
    const loading = this.#load(matchId);
    this.#tables.set(matchId, loading);
    // What failed, or is not there, is asked for again the next time.
    loading.then(
      (live) => live ?? this.#tables.delete(matchId),
      () => this.#tables.delete(matchId),
    );
    return loading;
  }

  /** Begins a match that is already stored. */
  async begin(matchId: string): Promise<void> {
    const live = await this.open(matchId);
    live?.driver.poke();
  }

  /** Stops everything that tables do by themselves. */
  async close(): Promise<void> {
    for (const loading of this.#tables.values()) (await loading.catch(() => null))?.driver.stop();
  }

  async #load(matchId: string): Promise<LiveTable | null> {
    const { store, log, pace, randomness } = this.#options;
    const row = await store.match(matchId);
    if (row === null) return null;
    const entries = await store.entries(matchId, 0);
    const table = new Table(row, GAMES[row.game], entries, { store, log, holdMs: pace.holdMs });
    const contributions = new Contributions(randomness.takesBeitraege);
    table.onEntry((entry, before) => this.#options.onEntry(table, entry, before));
    const isPresent = (seat: Seat) => this.#options.isPresent(row, seat);
    const driver = new Driver(table, { pace, randomness, contributions, isPresent, computerMove }, log);
    table.onEntry(() => void this.#endIfOver(table));
    await this.#endIfOver(table);
    driver.poke();
    return { table, driver, contributions };
  }

  /** Stores the end once the last deal is laid open; asked again on loading, so a crash in between loses nothing. */
  async #endIfOver({ row, game, match }: Table): Promise<void> {
    if (row.endedAt !== null || !isEnded(game, match) || nextStep(game, match) !== null) return;
    const ranking = game.ranking(match.game);
    const end = ranking === null ? { aborted: true as const } : { ranking };
    const at = Date.now();
    try {
      await this.#options.store.endMatch(row.id, at, end);
      this.#options.onEnd({ ...row, endedAt: at, aborted: ranking === null, ranking });
    } catch (error) {
      this.#options.log.error({ err: error, matchId: row.id }, 'the end of a match could not be stored');
    }
  }
}
