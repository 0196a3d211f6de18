import type { Dice } from '../src/index.ts';

/** Mulberry32: numbers from 0 to below 1 from a seed. */
export function random(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Dice from random numbers. */
export function diceOf(next: () => number): Dice {
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    shuffle<T>(items: readonly T[]): T[] {
      const left = [...items];
      const out: T[] = [];
      while (left.length > 0) out.push(...left.splice(below(left.length), 1));
      return out;
    },
  };
}

/** Dice that follow from a number. */
export function seededDice(seed: number): Dice {
  return diceOf(random(seed));
}

/** So many bytes in lower-case hex. */
export function hexOf({ below }: Pick<Dice, 'below'>, bytes: number): string {
  return Array.from({ length: bytes }, () => below(256).toString(16).padStart(2, '0')).join('');
}

/** FNV-1a: 32 bits that follow from the words. */
function hashOf(words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of words.join(' ')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Chance that follows from words alone: message 7 of a seed is composed by the same one in every run. */
export class Random implements Dice {
  readonly #dice: Dice;

  constructor(...words: readonly (string | number)[]) {
    this.#dice = seededDice(hashOf(words));
  }

  below(n: number): number {
    return this.#dice.below(n);
  }

  shuffle<T>(items: readonly T[]): T[] {
    return this.#dice.shuffle(items);
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

  /** So many bytes in lower-case hex. */
  hex(bytes: number): string {
    return hexOf(this.#dice, bytes);
  }
}

function isKeyOf<K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K {
  return Object.hasOwn(record, key);
}

/** One of the items, each as likely as its weight says. Throws if there is none. */
export function pickWeighted<T extends { readonly weight: number }>(
  items: readonly T[],
  next: () => number,
): T {
  let at = next() * items.reduce((sum, item) => sum + item.weight, 0);
  const picked = items.find((item) => {
    at -= item.weight;
    return at < 0;
  });
  const chosen = picked ?? items[0]; // what is left over by rounding
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
