import type { Tagged } from '@stammtisch/kit';
import type { ExpectedDeal } from '@stammtisch/kit/dealing';
import { PACK } from './cards.ts';
import { type Draw, drawCards } from './draw.ts';

/** AU-5: every round of the drawing for the first dealer, from the same dice anew. */
function rounds(given: readonly Tagged[], dice: Parameters<ExpectedDeal>[2]): readonly Tagged[] {
  const draws: Draw[] = [];
  return given.map(() => {
    const cards = drawCards(draws, dice());
    draws.push(cards);
    const intent = { type: 'ziehen', cards };
    return intent;
  });
}

/** What the dice of a deal of Aucho come to: the deck (AU-6), or the cards that were drawn (AU-5). Who deals is no matter of dice. */
export const expectedAuchoDeal: ExpectedDeal = (deal, given, dice) => {
  if (deal === 0) return rounds(given, dice);
  return given.map((intent) => ({ ...intent, type: 'geben', deck: dice().shuffle(PACK) }));
};
