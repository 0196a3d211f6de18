import { bySeat, dealtHand, type OfType, type Seat, seatAfter, turnsFrom } from '@stammtisch/kit';
import { type DoppelkopfCard, HAND_SIZE } from './cards.ts';
import type { DoppelkopfEvent } from './events.ts';

/** DK-6: what a deck is dealt to: twelve cards to each, in packets of three from Vorhand on. */
export function dealt(dealer: Seat, deck: readonly DoppelkopfCard[]): OfType<DoppelkopfEvent, 'gegeben'> {
  const hands = bySeat((seat) => dealtHand(deck, turnsFrom(seatAfter(dealer), seat), 4, HAND_SIZE));
  return { type: 'gegeben', dealer, hands };
}
