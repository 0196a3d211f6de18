import { bySeat, dealtHand, type OfType, type Seat, seatAfter, turnsFrom } from '@stammtisch/kit';
import { type AuchoCard, HAND_SIZE } from './cards.ts';
import type { AuchoEvent } from './events.ts';

/** AU-6: the hands that are dealt, before the Lukas. */
const HANDS = 3;

/** AU-6: what a deck is dealt to: nine cards to each but the dealer, in packets of three from Vorhand on, and the Lukas. */
export function dealt(dealer: Seat, deck: readonly AuchoCard[]): OfType<AuchoEvent, 'gegeben'> {
  const hands = bySeat((seat) => {
    const place = turnsFrom(seatAfter(dealer), seat);
    return seat === dealer ? null : dealtHand(deck, place, HANDS, HAND_SIZE);
  });
  return { type: 'gegeben', dealer, hands, lukas: deck.slice(HANDS * HAND_SIZE) };
}
