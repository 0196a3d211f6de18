import { type AuchoCard, type AuchoView, pointsOf, strengthOf } from '@stammtisch/aucho';
import { suitOf, type Tagged, withoutCard } from '@stammtisch/kit';
import { weisPoints } from './features.ts';
import { legalOf } from './readView.ts';

/** What the card must improve the hand by, in points: less is not worth showing where it went. */
const ENOUGH = 4;

/**
 * How much better a hand is with the card than with its Six. As long as trump is open the current card's suit may
 * become it, so that the card is judged as a trump; once trump is made it is one or not.
 */
function improvement(view: AuchoView, hand: readonly AuchoCard[], card: AuchoCard): number {
  const suit = suitOf(card);
  const six: AuchoCard = `${suit}6`;
  const trump = view.deal.trump ?? suit;
  const after = [...withoutCard(hand, six), card];
  const weise = weisPoints(after, view.options) - weisPoints(hand, view.options);
  return weise + pointsOf(card, trump) + strengthOf(card, trump);
}

/** Robs the current card if it is worth more than its Six, Weise reckoned in (AU-14); null if not. */
export function rauben(view: AuchoView): Tagged | null {
  const intent = legalOf(view, 'rauben');
  const open = view.lukas?.open ?? [];
  const current = open[open.length - 1];
  if (intent === null || current === undefined || view.hand === null) return null;
  return improvement(view, view.hand.cards, current.card) >= ENOUGH ? intent : null;
}
