import { type Rate, TokenBucket } from './tokenBucket.ts';

/** So many buckets are kept at most, in two generations of half as many. */
const KEYS_MAX = 10_000;

/** One bucket a key: a player, or an address. */
export class Limiter {
  readonly #rate: Rate;
  readonly #keyOf: (key: string) => string;
  /** What was used since the last change of generations, and what was only used before it. */
  #young = new Map<string, TokenBucket>();
  #old = new Map<string, TokenBucket>();

  /** `keyOf`: under which name a key is counted; addresses of one network are one. */
  constructor(rate: Rate, keyOf: (key: string) => string = (key) => key) {
    this.#rate = rate;
    this.#keyOf = keyOf;
  }

  /** How many buckets are kept. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /** Whether the key may do one thing more now. */
  allows(name: string, now = Date.now()): boolean {
    const key = this.#keyOf(name);
    return (this.#young.get(key) ?? this.#rejuvenated(key, now)).take(now);
  }

  /** How long until the key may do one thing more, in milliseconds; 0 if it may now. */
  waitMs(name: string, now = Date.now()): number {
    const key = this.#keyOf(name);
    return (this.#young.get(key) ?? this.#old.get(key))?.waitMs(now) ?? 0;
  }

  /**
   * The bucket of a key among the young ones. Where those are too many they become the old ones, and the old ones are
   * forgotten all together, without a look at any: whoever has so many keys gains nothing by one that is new again.
   */
  #rejuvenated(key: string, now: number): TokenBucket {
    const bucket = this.#old.get(key) ?? new TokenBucket(this.#rate, now);
    this.#old.delete(key);
    if (this.#young.size >= KEYS_MAX / 2) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, bucket);
    return bucket;
  }
}
