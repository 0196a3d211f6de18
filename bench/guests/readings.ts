/** What the honest table read, in milliseconds. */
export interface Reading {
  /** The longest that anybody waited for anything. */
  readonly longestMs: number;
  /** From a move until all four have seen it. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly moves: number;
}

const SEATS = 4;

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

/** Takes the time of moves and pings. */
export class Readings {
  #moves: number[] = [];
  #longest = 0;
  readonly #played = new Map<string, { readonly at: number; seen: number }>();
  readonly #pings = new Map<string, number>();
  #pinged = 0;

  /** A move is on its way that will have that seq, unless somebody else is first. */
  played(matchId: string, seq: number): void {
    this.#played.set(`${matchId} ${seq}`, { at: performance.now(), seen: 0 });
  }

  /** One of the four sees the table at that seq. */
  seen(matchId: string, seq: number): void {
    const key = `${matchId} ${seq}`;
    const move = this.#played.get(key);
    if (move === undefined) return;
    move.seen++;
    if (move.seen < SEATS) return;
    this.#played.delete(key);
    const ms = performance.now() - move.at;
    this.#moves.push(ms);
    this.#longest = Math.max(this.#longest, ms);
  }

  /** A ping goes out; gives what it carries. */
  pinged(): string {
    this.#pinged++;
    const name = String(this.#pinged);
    this.#pings.set(name, performance.now());
    return name;
  }

  ponged(name: string): void {
    const at = this.#pings.get(name);
    if (at === undefined) return;
    this.#pings.delete(name);
    this.#longest = Math.max(this.#longest, performance.now() - at);
  }

  /** All that was read since the last time; what is still out counts as long as it has taken until now. */
  take(): Reading {
    const now = performance.now();
    for (const at of this.#pings.values()) this.#longest = Math.max(this.#longest, now - at);
    const sorted = this.#moves.sort((a, b) => a - b);
    const reading = {
      longestMs: this.#longest,
      p50Ms: quantile(sorted, 0.5),
      p99Ms: quantile(sorted, 0.99),
      moves: sorted.length,
    };
    this.#moves = [];
    this.#longest = 0;
    return reading;
  }
}
