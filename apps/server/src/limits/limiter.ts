import { type Rate, TokenBucket } from './tokenBucket.ts';

/** From this many buckets on, the full ones are forgotten before another is made. */
const KEYS_MAX = 10_000;

/** One bucket a key: a player, or an address. */
export class Limiter {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, TokenBucket>();

  readonly #keyOf: (key: string) => string;

  /** `keyOf`: under which name a key is counted; addresses of one network are one. */
  constructor(rate: Rate, keyOf: (key: string) => string = (key) => key) {
    this.#rate = rate;
    this.#keyOf = keyOf;
  }

  /** Whether the key may do one thing more now. */
  allows(name: string, now = Date.now()): boolean {
    const key = this.#keyOf(name);
    const known = this.#buckets.get(key);
    if (known !== undefined) return known.take(now);
    if (this.#buckets.size >= KEYS_MAX) this.#forgetFull(now);
    const bucket = new TokenBucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }

  /** How long until the key may do one thing more, in milliseconds; 0 if it may now. */
  waitMs(key: string, now = Date.now()): number {
    return this.#buckets.get(this.#keyOf(key))?.waitMs(now) ?? 0;
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
