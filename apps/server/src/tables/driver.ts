import type { Log } from '../log.ts';
import { type Action, nextAction, type Surroundings } from './nextAction.ts';
import type { Table } from './table.ts';

/**
 * Keeps one table going: deals, computer players and what a seat has no choice about. All of it enters through the
 * table's queue like everybody's moves, so that firing twice is harmless.
 */
export class Driver {
  readonly #table: Table;
  readonly #around: Surroundings;
  readonly #log: Log;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(table: Table, around: Surroundings) {
    this.#table = table;
    this.#around = around;
    this.#log = around.log;
    table.listen({
      onEntry: () => this.poke(),
      onPause: (paused) => {
        if (!paused) this.poke();
      },
    });
  }

  /** Looks anew at what is to be done; after every entry, and when somebody comes, goes or contributes. */
  poke(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#stopped) return;
    const action = this.#next();
    if (action === null) return;
    this.#timer = setTimeout(() => {
      this.#act(action).catch((error: unknown) => this.#fail(error));
    }, action.afterMs);
  }

  stop(): void {
    this.#stopped = true;
    this.poke();
  }

  /** Rules that throw here leave the table to people: it is looked at anew with the next thing that happens. */
  #next(): Action | null {
    try {
      return nextAction(this.#table, this.#around);
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  async #act(action: Action): Promise<void> {
    this.#timer = null;
    const submission = action.submission();
    if (submission === null) return;
    const answer = await this.#table.submit(submission);
    if (answer.ok || answer.code === 'unavailable') return;
    // Something else came first and the table was looked at anew, or the rules are wrong.
    // What it was stays out of the log: a card, or the table's secret.
    const { row, match } = this.#table;
    const about = { matchId: row.id, seq: match.seq, by: submission.by, code: answer.code };
    this.#log.warn(about, 'an own move was refused');
  }

  #fail(error: unknown): void {
    const { row, match } = this.#table;
    this.#log.error({ err: error, matchId: row.id, seq: match.seq }, 'a table could not go on by itself');
  }
}
