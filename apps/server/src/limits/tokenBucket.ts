/** How much may come at once, and how fast it grows back. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket that is full at first, gives a token for each thing done, and fills again with time. */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes a token if there is one. `now` in milliseconds. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  /** How long until there is a token again, in milliseconds; 0 if there is one. */
  waitMs(now: number): number {
    this.#fill(now);
    return Math.max(0, Math.ceil(((1 - this.#tokens) / this.#rate.perSecond) * 1000));
  }

  /** Whether nothing is missing: such a bucket can be forgotten. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#rate.burst;
  }

  #fill(now: number): void {
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + seconds * this.#rate.perSecond);
    this.#at = now;
  }
}
