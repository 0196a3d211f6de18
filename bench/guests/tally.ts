import type { Connection, Listener } from '../fuzz/connection.ts';
import { isObject } from '../fuzz/json.ts';

/** What came of an attack: how much was sent, how it was answered, and what else its connections were told. */
export class Tally implements Listener {
  sent = 0;
  /** By code, or `ok`. */
  readonly answers = new Map<string, number>();
  /** Messages that nobody had asked for, by name, and their length in characters. */
  readonly told = new Map<string, number>();
  toldCharacters = 0;
  /** Connections that the server closed. */
  cut = 0;
  /** Told of every message too. */
  onEvent: Listener['event'] = () => {};

  answered(answer: unknown): void {
    if (answer === null) return;
    const code = isObject(answer) && answer.ok !== true ? String(answer.code) : 'ok';
    this.count(this.answers, code);
  }

  event(connection: Connection, name: string, message: unknown, text: string): void {
    this.onEvent(connection, name, message, text);
    this.count(this.told, name);
    this.toldCharacters += text.length;
  }

  closed(connection: Connection): void {
    if (!this.#own.has(connection)) this.cut++;
  }

  /** The attacker closes a connection itself. */
  close(connection: Connection): void {
    this.#own.add(connection);
    connection.terminate();
  }

  /** Forgets all that was counted. */
  reset(): void {
    this.sent = 0;
    this.answers.clear();
    this.told.clear();
    this.toldCharacters = 0;
    this.cut = 0;
  }

  count(counts: Map<string, number>, name: string, by = 1): void {
    counts.set(name, (counts.get(name) ?? 0) + by);
  }

  readonly #own = new WeakSet<Connection>();
}

/** A tally as it goes from one process to another. */
export interface Outcome {
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly told: number;
  readonly toldCharacters: number;
  readonly cut: number;
}

export function outcomeOf({ sent, answers, told, toldCharacters, cut }: Tally): Outcome {
  const tellings = [...told.values()].reduce((sum, count) => sum + count, 0);
  return { sent, answers: Object.fromEntries(answers), told: tellings, toldCharacters, cut };
}
