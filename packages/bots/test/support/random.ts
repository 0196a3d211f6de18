import type { Dice, OptionSpecs, OptionValues } from '@stammtisch/kit';

/** Mulberry32 as dice: the same seed, the same match. */
export function seededDice(seed: number): Dice {
  let a = seed | 0;
  const below = (n: number) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
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

/** Numbers are drawn below this, so that matches stay short. */
const MAX_NUMBER = 8;

/** Any house rules, drawn from the specs themselves, so that a new option is drawn too. */
export function randomOptions(specs: OptionSpecs, dice: Dice): OptionValues {
  const drawn = Object.entries(specs).map(([name, spec]): [string, string | number | boolean] => {
    if (spec.kind === 'choice') return [name, spec.values[dice.below(spec.values.length)] ?? spec.default];
    if (spec.kind === 'flag') return [name, dice.below(2) === 1];
    return [name, spec.min + dice.below(MAX_NUMBER - spec.min)];
  });
  return Object.fromEntries(drawn);
}

/** Bytes in lower-case hex. */
export function hex(dice: Dice, bytes: number): string {
  let out = '';
  for (let i = 0; i < bytes; i++) out += dice.below(256).toString(16).padStart(2, '0');
  return out;
}
