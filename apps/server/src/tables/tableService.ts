import type { Entry, Seat } from '@stammtisch/kit';
import { type Games, gameOf } from '../games.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { MatchRow } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Downtime } from './deadline.ts';
import { Contributions } from './dealing.ts';
import { Driver } from './driver.ts';
import { Endings, endOf } from './endings.ts';
import type { SeatPresence } from './nextAction.ts';
import type { Pace } from './pace.ts';
import type { Randomness } from './randomness.ts';
import { RefusalQuota } from './refusals.ts';
import { Table } from './table.ts';

/** A table in memory with all that keeps it going. */
export interface LiveTable {
  readonly table: Table;
  readonly driver: Driver;
  readonly contributions: Contributions;
}

export interface TableServiceOptions {
  readonly store: Store;
  readonly games: Games;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly pace: Pace;
  readonly randomness: Randomness;
  /** The time before this start in which the server was down. */
  readonly downtime: Downtime;
  presence(match: MatchRow, seat: Seat): SeatPresence;
  /** Told of each entry of every table. */
  onEntry(table: Table, entry: Entry): void;
  /** Told when a table has to wait for its store, and when it goes on. */
  onPause(table: Table, paused: boolean): void;
  /** Told as soon as a match is over; its end is stored meanwhile. On loading again where it was not. */
  onOver(match: MatchRow): void;
}

/** All tables in memory, loaded from their logs when somebody asks for them. */
export class TableService {
  readonly #options: TableServiceOptions;
  readonly #loading = new Map<string, Promise<LiveTable | null>>();
  readonly #refusalQuota = new RefusalQuota();
  readonly #live = new Map<string, LiveTable>();
  readonly #endings: Endings;

  constructor(options: TableServiceOptions) {
    this.#options = options;
    this.#endings = new Endings(options.store, options.log);
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Intents waiting in all queues. */
  get queued(): number {
    let queued = 0;
    for (const { table } of this.#live.values()) queued += table.queued;
    return queued;
  }

  /** The table of a match, if it is in memory. */
  live(matchId: string): LiveTable | undefined {
    return this.#live.get(matchId);
  }

  /** A match as it has ended on its table, in memory; null if it runs, or its table is not there. */
  over(matchId: string): MatchRow | null {
    const live = this.#live.get(matchId);
    return live === undefined ? null : endOf(live.table);
  }

  /** Whether the end of a match that is over is stored; waits for it if it is being written. */
  isEndStored(matchId: string): Promise<boolean> {
    return this.#endings.isStored(matchId);
  }

  /** The table of a match, loaded if need be; null if there is no such match. */
  open(matchId: string): Promise<LiveTable | null> {
    const known = this.#loading.get(matchId);
    if (known !== undefined) return known;
    const loading = this.#load(matchId);
    this.#loading.set(matchId, loading);
    // What failed, or is not there, is asked for again the next time.
    loading.then(
      (live) => live ?? this.#loading.delete(matchId),
      () => this.#loading.delete(matchId),
    );
    return loading;
  }

  /**
   * Takes tables out of memory on which nothing has happened for so long and that nobody watches; the log brings
   * them back. Gives how many.
   */
  async evictIdle(idleMs: number, isWatched: (match: MatchRow) => boolean): Promise<number> {
    const before = Date.now() - idleMs;
    const isIdle = ({ row, lastWrittenAt, queued }: Table) =>
      lastWrittenAt < before && queued === 0 && !this.#endings.isOpen(row.id) && !isWatched(row);
    const idle = [...this.#live.values()].filter(({ table }) => isIdle(table));
    for (const live of idle) await this.#drop(live);
    return idle.length;
  }

  /** Takes the table of a match that is over out of memory: its room has begun another. */
  async forget(matchId: string): Promise<void> {
    const live = this.#live.get(matchId);
    if (live !== undefined) await this.#drop(live);
  }

  /** Stops everything that tables do by themselves, and waits for what is being stored. */
  async close(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => this.#drop(live)));
    await this.#endings.close();
  }

  async #drop({ table, driver }: LiveTable): Promise<void> {
    this.#live.delete(table.row.id);
    this.#loading.delete(table.row.id);
    driver.stop();
    await table.close();
  }

  async #load(matchId: string): Promise<LiveTable | null> {
    const { store, games, log, metrics, pace, randomness, downtime } = this.#options;
    const row = await store.match(matchId);
    if (row === null) return null;
    const entries = await store.entries(matchId, 0);
    const services = { store, log, metrics, holdMs: pace.holdMs, refusalQuota: this.#refusalQuota };
    const table = new Table(row, gameOf(games, row.game), entries, services);
    const contributions = new Contributions(randomness.takesBeitraege);
    table.listen({
      onEntry: (entry) => this.#options.onEntry(table, entry),
      onPause: (paused) => this.#options.onPause(table, paused),
    });
    const presence = (seat: Seat) => this.#options.presence(table.row, seat);
    const driver = new Driver(table, { pace, randomness, contributions, presence, downtime, log });
    table.listen({ onEntry: () => this.#endIfOver(table) });
    const live = { table, driver, contributions };
    this.#live.set(matchId, live);
    this.#endIfOver(table);
    driver.poke();
    return live;
  }

  /** Asked on loading too, so that a crash before the end was stored loses nothing. */
  #endIfOver(table: Table): void {
    const match = endOf(table);
    if (match === null) return;
    this.#endings.keep(match);
    this.#options.onOver(match);
  }
}
