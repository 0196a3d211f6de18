import { type Suit, suitOf } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import { naturalStrength, strengthOf } from './trumpOrder.ts';

/** Black and red by turns, so that neighbours in a hand are told apart; the circle may begin anywhere. */
const SUIT_ORDER: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** A hand as its player wants to see it: trump first, suits in alternating colours, each high to low (AU-2, AU-3). */
export function sortHand(hand: readonly AuchoCard[], trump: Suit | null): readonly AuchoCard[] {
  const first = SUIT_ORDER.indexOf(trump ?? 'S');
  const key = (card: AuchoCard) => {
    const suit = (SUIT_ORDER.indexOf(suitOf(card)) - first + 4) % 4;
    return suit * 9 - (trump === null ? naturalStrength(card) : strengthOf(card, trump));
  };
  return [...hand].sort((a, b) => key(a) - key(b));
}
