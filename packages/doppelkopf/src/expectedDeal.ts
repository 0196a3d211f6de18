import { seatAfter } from '@stammtisch/kit';
import type { ExpectedDeal } from '@stammtisch/kit/dealing';
import { PACK } from './cards.ts';

/** What the dice of a deal of Doppelkopf come to: the deck (DK-6), and in the first deal who gives it (DK-5). */
export const expectedDoppelkopfDeal: ExpectedDeal = (deal, given, dice) =>
  given.map((intent) => {
    const drawn = dice();
    const deck = drawn.shuffle(PACK);
    const lot = { dealer: seatAfter(0, drawn.below(4)) };
    return { ...intent, type: 'geben', deck, ...(deal === 1 ? lot : {}) };
  });
