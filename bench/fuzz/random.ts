import type { Dice } from '@stammtisch/kit';

/** FNV-1a: 32 bits that follow from the words. */
function hashOf(words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of words.join(' ')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Chance that follows from words alone (mulberry32): message 7 of a seed is composed by the same one in every run. */
export class Random implements Dice {
  #state: number;

  constructor(...words: readonly (string | number)[]) {
    this.#state = hashOf(words);
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  }

  below(n: number): number {
    return Math.floor((this.#next() / 2 ** 32) * n);
  }

  /** Once in `n` times. */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** One of the keys, each as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries<number>(weights);
    let left = this.below(entries.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0 && isKeyOf(weights, key)) return key;
    }
    throw new RangeError('no weights');
  }

  shuffle<T>(items: readonly T[]): T[] {
    const rest = [...items];
    const out: T[] = [];
    while (rest.length > 0) out.push(...rest.splice(this.below(rest.length), 1));
    return out;
  }

  /** So many bytes in lower-case hex. */
  hex(bytes: number): string {
    return Array.from({ length: bytes }, () => this.below(256).toString(16).padStart(2, '0')).join('');
  }
}

function isKeyOf<K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K {
  return Object.hasOwn(record, key);
}
