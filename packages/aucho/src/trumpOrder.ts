import { type Played, rankOf, type Suit, suitOf, winnerOf } from '@stammtisch/kit';
import type { AuchoCard, AuchoRank } from './cards.ts';

/** AU-2: strength of a side-suit card, and the natural order of a run. */
// biome-ignore format: one line shows the order
const NATURAL: Readonly<Record<AuchoRank, number>> = {
  6: 0, 7: 1, 8: 2, 9: 3, T: 4, J: 5, Q: 6, K: 7, A: 8,
};
/** AU-3: J 9 A K Q T 8 7 6. */
// biome-ignore format: one line shows the order
const TRUMP: Readonly<Record<AuchoRank, number>> = {
  6: 0, 7: 1, 8: 2, T: 3, Q: 4, K: 5, A: 6, 9: 7, J: 8,
};
// biome-ignore format: one line shows the order
const SIDE_POINTS: Readonly<Record<AuchoRank, number>> = {
  6: 0, 7: 0, 8: 0, 9: 0, T: 10, J: 2, Q: 3, K: 4, A: 11,
};
// biome-ignore format: one line shows the order
const TRUMP_POINTS: Readonly<Record<AuchoRank, number>> = {
  6: 0, 7: 0, 8: 0, 9: 14, T: 10, J: 20, Q: 3, K: 4, A: 11,
};

/** AU-28: what the last trick adds, in points. */
export const LAST_TRICK_POINTS = 5;

/** Natural strength of a card within its suit, 0 (Six) to 8 (Ace): AU-2. */
export function naturalStrength(card: AuchoCard): number {
  return NATURAL[rankOf(card)];
}

/** Strength of a trump among the trumps, 0 (Six) to 8 (Buur): AU-3. */
export function trumpStrength(card: AuchoCard): number {
  return TRUMP[rankOf(card)];
}

/** Strength of a card within its suit under this trump, 0 to 8 (AU-2, AU-3). */
export function strengthOf(card: AuchoCard, trump: Suit): number {
  return suitOf(card) === trump ? trumpStrength(card) : naturalStrength(card);
}

/** What a card is worth under this trump, in points (AU-2, AU-3). */
export function pointsOf(card: AuchoCard, trump: Suit): number {
  return (suitOf(card) === trump ? TRUMP_POINTS : SIDE_POINTS)[rankOf(card)];
}

/** What cards are worth together under this trump, in points. */
export function sumPoints(cards: readonly AuchoCard[], trump: Suit): number {
  let sum = 0;
  for (const card of cards) sum += pointsOf(card, trump);
  return sum;
}

/**
 * Whether a later card beats the best one so far (AU-23). The best one is a trump or of the led suit, so a card
 * of its own suit beats it by strength and one of another suit only as a trump.
 */
export function beats(challenger: AuchoCard, best: AuchoCard, trump: Suit): boolean {
  const suit = suitOf(challenger);
  if (suit !== suitOf(best)) return suit === trump;
  return strengthOf(challenger, trump) > strengthOf(best, trump);
}

/** The card that wins a trick under this trump; null for an empty one (AU-23). */
export function trickWinner(trick: readonly Played<AuchoCard>[], trump: Suit): Played<AuchoCard> | null {
  return winnerOf(trick, (challenger, best) => beats(challenger, best, trump));
}
