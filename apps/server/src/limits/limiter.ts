import { type Rate, TokenBucket } from './tokenBucket.ts';

/** From this many buckets on, the full ones are forgotten before another is made. */
const KEYS_MAX = 10_000;

/** One bucket a key: a player, or an address. */
export class Limiter {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Whether the key may do one thing more now. */
  allows(key: string, now = Date.now()): boolean {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known.take(now);
    if (this.#buckets.size >= KEYS_MAX) this.#forgetFull(now);
    const bucket = new TokenBucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }

  /** How long until the key may do one thing more, in milliseconds; 0 if it may now. */
  waitMs(key: string, now = Date.now()): number {
    return this.#buckets.get(key)?.waitMs(now) ?? 0;
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
