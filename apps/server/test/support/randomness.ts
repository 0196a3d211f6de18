import { createHash } from 'node:crypto';
import type { Randomness } from '../../src/tables/randomness.ts';

/** The same matches and deals in the same order for the same seed; the browsers' bytes are left out. */
export function fixedRandomness(seed: string): Randomness {
  const hash = (...words: (string | number)[]) =>
    createHash('sha256')
      .update([seed, ...words].join(' '))
      .digest('hex');
  let matches = 0;
  return {
    matchId() {
      matches++;
      return hash('match', matches).slice(0, 20);
    },
    secret: (deal) => hash('deal', deal),
    takesBeitraege: false,
  };
}
