import { isSeat, seatAfter } from '@stammtisch/kit';
import { type DealtGame, shownHands } from '@stammtisch/kit/dealing';
import { PACK } from './cards.ts';
import { dealt } from './dealt.ts';

/**
 * What the check of dealing needs of Doppelkopf: from the dice the deck (DK-6), and in the first deal who gives it
 * (DK-5); the hands from the deck.
 */
export const doppelkopfDealing: DealtGame = {
  expected: (deal, given, dice) =>
    given.map((intent) => {
      const drawn = dice();
      const deck = drawn.shuffle(PACK);
      const lot = { dealer: seatAfter(0, drawn.below(4)) };
      return { ...intent, type: 'geben', deck, ...(deal === 1 ? lot : {}) };
    }),
  dealt(given) {
    const { dealer, deck } = { dealer: null, deck: [], ...given };
    const cards = Array.isArray(deck) ? deck : [];
    return isSeat(dealer) ? dealt(dealer, cards) : given;
  },
  given: (event) => (event.type === 'gegeben' ? shownHands('hands' in event ? event.hands : null) : null),
};
