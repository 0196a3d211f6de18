import { createHash } from 'node:crypto';
import type { Dice } from '@stammtisch/kit';
import { diceFrom } from '@stammtisch/kit/dealing';

/** Dice that follow from a seed and a purpose; the same ones each time. */
export function seededDice(seed: string, ...purpose: readonly (string | number)[]): Dice {
  return diceFrom(
    createHash('sha256')
      .update(['chaos', seed, ...purpose].join('\n'))
      .digest(),
  );
}
