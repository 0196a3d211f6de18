import { anyCard, type CardRule, suitOf } from '@stammtisch/kit';
import type { DoppelkopfCard } from './cards.ts';
import type { DoppelkopfRefusal } from './refusals.ts';

/** Why a card may not be played to a trick; null if it may. */
export type PlayRule = CardRule<DoppelkopfCard, DoppelkopfRefusal>;

/**
 * The rule for playing from this hand to a trick that was led with this card, null for leading: `mustFollow` for
 * another suit while the led one is held (DK-15). It takes for granted that the card is in the hand.
 */
export function playRule(hand: readonly DoppelkopfCard[], led: DoppelkopfCard | null): PlayRule {
  if (led === null) return anyCard;
  const suit = suitOf(led);
  if (!hand.some((card) => suitOf(card) === suit)) return anyCard;
  return (card) => (suitOf(card) === suit ? null : 'mustFollow');
}

/** The cards of the hand that may be played, each once, in the hand's order (DK-15). */
export function legalCards(
  hand: readonly DoppelkopfCard[],
  led: DoppelkopfCard | null,
): readonly DoppelkopfCard[] {
  const why = playRule(hand, led);
  return hand.filter((card, i) => hand.indexOf(card) === i && why(card) === null);
}
