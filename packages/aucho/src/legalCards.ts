import { anyCard, type CardRule, rankOf, type Suit, suitOf } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import type { AuchoRefusal } from './refusals.ts';
import { trumpStrength } from './trumpOrder.ts';

/** Why a card may not be played to a trick; null if it may. */
export type PlayRule = CardRule<AuchoCard, AuchoRefusal>;

function highestTrump(cards: readonly AuchoCard[], trump: Suit): number {
  let highest = -1;
  for (const card of cards) {
    if (suitOf(card) === trump) highest = Math.max(highest, trumpStrength(card));
  }
  return highest;
}

/** AU-21: trump was led. Only whoever holds no trump but the Buur is free. */
function onTrumpLead(hand: readonly AuchoCard[], trump: Suit): PlayRule {
  const bound = hand.some((card) => suitOf(card) === trump && rankOf(card) !== 'J');
  return bound ? (card) => (suitOf(card) === trump ? null : 'mustTrump') : anyCard;
}

/** The strength that a trump must pass on a side-suit lead, −1 if any will do (AU-22). */
function trumpFloor(
  hand: readonly AuchoCard[],
  trick: readonly AuchoCard[],
  trump: Suit,
  strict: boolean,
): number {
  const highest = highestTrump(trick, trump);
  if (highest < 0 || hand.some((card) => suitOf(card) !== trump)) return highest;
  // Nothing but trumps: any may be played, unless the strict house rule asks for a higher one that is held.
  return strict && highestTrump(hand, trump) > highest ? highest : -1;
}

/**
 * The rule for playing from this hand to this trick (cards in order, led one first) under this trump; `strict` is
 * the option `strictUndertrump`. It names `mustFollow` (AU-20), `mustTrump` (AU-21) or `underTrump` (AU-22), and
 * takes for granted that the card is in the hand.
 */
export function playRule(
  hand: readonly AuchoCard[],
  trick: readonly AuchoCard[],
  trump: Suit,
  strict: boolean,
): PlayRule {
  const led = trick[0];
  if (led === undefined) return anyCard;
  const suit = suitOf(led);
  if (suit === trump) return onTrumpLead(hand, trump);
  const canFollow = hand.some((card) => suitOf(card) === suit);
  const floor = trumpFloor(hand, trick, trump, strict);
  return (card) => {
    const own = suitOf(card);
    if (own === trump) return trumpStrength(card) < floor ? 'underTrump' : null;
    return own === suit || !canFollow ? null : 'mustFollow';
  };
}

/** The cards of the hand that may be played, in the hand's order (AU-20 … AU-22). */
export function legalCards(
  hand: readonly AuchoCard[],
  trick: readonly AuchoCard[],
  trump: Suit,
  strict = false,
): readonly AuchoCard[] {
  const why = playRule(hand, trick, trump, strict);
  return hand.filter((card) => why(card) === null);
}
