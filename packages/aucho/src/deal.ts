import { type Decision, type Dice, refuse, type Seat, sameCards, seatAfter } from '@stammtisch/kit';
import { type AuchoCard, PACK } from './cards.ts';
import { dealt } from './dealt.ts';
import { drawCards, drawnDealer } from './draw.ts';
import type { AuchoEvent } from './events.ts';
import type { AuchoIntent } from './intents.ts';
import type { AuchoRefusal } from './refusals.ts';
import type { AuchoState } from './state.ts';

/** Who deals next: the one who drew lowest, then as AU-32 says; null while that is being drawn. */
export function nextDealer(state: Pick<AuchoState, 'draws' | 'deals' | 'options'>): Seat | null {
  const last = state.deals[state.deals.length - 1];
  if (last === undefined) return drawnDealer(state.draws);
  const stays = last.won === true && state.options.geben === 'bleibt';
  return stays ? last.dealer : seatAfter(last.dealer);
}

/** 0 while the first dealer is to be drawn (AU-5), the number of the deal that is to be given, else null. */
export function dealWanted(state: AuchoState): number | null {
  if (state.stage.phase !== 'bereit') return null;
  return nextDealer(state) === null ? 0 : state.deals.length + 1;
}

/** The table's intent for what `dealWanted` asks, from that deal's dice: a round of drawing, or a deal. */
export function dealIntent(state: AuchoState, dice: Dice): AuchoIntent {
  const dealer = nextDealer(state);
  if (dealer !== null) return { type: 'geben', dealer, deck: dice.shuffle(PACK) };
  const [a, b, c, d] = drawCards(state.draws, dice);
  return { type: 'ziehen', cards: [a, b, c, d] };
}

/**
 * Decides a `geben` of the table (AU-6). Refuses with `notNow` while no deal is wanted and with `wrongDeck` if the
 * dealer is another (AU-5, AU-32) or the deck is not the pack of 36.
 */
export function decideGeben(
  state: AuchoState,
  dealer: Seat,
  deck: readonly AuchoCard[],
): Decision<AuchoEvent, AuchoRefusal> {
  const expected = nextDealer(state);
  if (state.stage.phase !== 'bereit' || expected === null) return refuse('notNow');
  if (dealer !== expected || !sameCards(deck, PACK)) return refuse('wrongDeck');
  return { ok: true, events: [dealt(dealer, deck)] };
}
