import { type Rate, TokenBucket } from './tokenBucket.ts';

/** So many buckets are kept at most. */
const KEYS_MAX = 10_000;
/** Buckets that are looked at for each one that is made: more than one, so that those which are full again go. */
const LOOKED_AT = 2;

/** One bucket a key: a player, or an address. */
export class Limiter {
  readonly #rate: Rate;
  /** The least recently used first. */
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #keyOf: (key: string) => string;

  /** `keyOf`: under which name a key is counted; addresses of one network are one. */
  constructor(rate: Rate, keyOf: (key: string) => string = (key) => key) {
    this.#rate = rate;
    this.#keyOf = keyOf;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Whether the key may do one thing more now. */
  allows(name: string, now = Date.now()): boolean {
    const key = this.#keyOf(name);
    const known = this.#buckets.get(key);
    if (known === undefined) this.#makeRoom(now);
    else this.#buckets.delete(key);
    const bucket = known ?? new TokenBucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }

  /** How long until the key may do one thing more, in milliseconds; 0 if it may now. */
  waitMs(key: string, now = Date.now()): number {
    return this.#buckets.get(this.#keyOf(key))?.waitMs(now) ?? 0;
  }

  /**
   * Forgets the oldest where they are full again, and the oldest of all where there is no room: whoever has as many
   * keys as that gains nothing by one more.
   */
  #makeRoom(now: number): void {
    let looked = 0;
    for (const [key, bucket] of this.#buckets) {
      if (looked === LOOKED_AT) return;
      looked++;
      if (bucket.isFull(now) || this.#buckets.size >= KEYS_MAX) this.#buckets.delete(key);
    }
  }
}
