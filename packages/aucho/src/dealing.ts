import { isSeat, type Tagged } from '@stammtisch/kit';
import { type DealtGame, shownHands } from '@stammtisch/kit/dealing';
import { PACK } from './cards.ts';
import { dealt } from './dealt.ts';
import { type Draw, drawCards } from './draw.ts';

type Dice = Parameters<DealtGame['expected']>[2];

/** AU-5: every round of the drawing for the first dealer, from the same dice anew. */
function rounds(given: readonly Tagged[], dice: Dice): readonly Tagged[] {
  const draws: Draw[] = [];
  return given.map(() => {
    const cards = drawCards(draws, dice());
    draws.push(cards);
    const intent = { type: 'ziehen', cards };
    return intent;
  });
}

/**
 * What the check of dealing needs of Aucho: the deck (AU-6) or the cards that were drawn (AU-5) from the dice, and the
 * hands from the deck. Who deals is no matter of dice.
 */
export const auchoDealing: DealtGame = {
  expected(deal, given, dice) {
    if (deal === 0) return rounds(given, dice);
    return given.map((intent) => ({ ...intent, type: 'geben', deck: dice().shuffle(PACK) }));
  },
  dealt(given) {
    if ('cards' in given) return { ...given, type: 'gezogen' };
    const { dealer, deck } = { dealer: null, deck: [], ...given };
    const cards = Array.isArray(deck) ? deck : [];
    return isSeat(dealer) ? dealt(dealer, cards) : given;
  },
  given(event) {
    if (event.type === 'gegeben') return shownHands('hands' in event ? event.hands : null);
    if (event.type !== 'gezogen') return null;
    const drawn: readonly unknown[] = 'cards' in event && Array.isArray(event.cards) ? event.cards : [];
    return shownHands(drawn.map((card) => (card === null ? null : [card])));
  },
};
