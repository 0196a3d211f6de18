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
