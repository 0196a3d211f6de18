import { SUITS } from '@stammtisch/kit';
import { ANSAGEN, CARDS, type DoppelkopfIntent } from '../../src/index.ts';

/** Every intent that a seat could send. */
export const EVERY: readonly DoppelkopfIntent[] = [
  { type: 'gesund' },
  { type: 'hochzeit' },
  { type: 'klopfen' },
  ...SUITS.map((suit): DoppelkopfIntent => ({ type: 'solo', suit })),
  ...ANSAGEN.map((ansage): DoppelkopfIntent => ({ type: 'ansage', ansage })),
  ...CARDS.map((card): DoppelkopfIntent => ({ type: 'spielen', card })),
];
