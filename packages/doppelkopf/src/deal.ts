import { type Decision, type Dice, refuse, type Seat, sameCards, seatAfter } from '@stammtisch/kit';
import { DEALS_A_ROUND, type DoppelkopfCard, PACK } from './cards.ts';
import { dealt } from './dealt.ts';
import type { DoppelkopfEvent } from './events.ts';
import type { DoppelkopfIntent } from './intents.ts';
import type { DoppelkopfRefusal } from './refusals.ts';
import type { DoppelkopfState } from './state.ts';

/** How many deals a match has under these house rules (DK-7). */
export function dealsOf(options: { readonly runden: number }): number {
  return options.runden * DEALS_A_ROUND;
}

/** Who deals next: the seat after the last dealer, whatever was played; null before the first deal (DK-5). */
export function nextDealer(state: Pick<DoppelkopfState, 'deals'>): Seat | null {
  const last = state.deals[state.deals.length - 1];
  return last === undefined ? null : seatAfter(last.dealer);
}

/** The number of the deal that is to be given, else null. */
export function dealWanted(state: DoppelkopfState): number | null {
  return state.stage.phase === 'bereit' ? state.deals.length + 1 : null;
}

/** The table's `geben`, from the dice of that deal: the shuffled pack, then the lot for the first dealer (DK-5). */
export function dealIntent(state: DoppelkopfState, dice: Dice): DoppelkopfIntent {
  const deck = dice.shuffle(PACK);
  return { type: 'geben', dealer: nextDealer(state) ?? seatAfter(0, dice.below(4)), deck };
}

/**
 * Decides a `geben` of the table (DK-5, DK-6). Refuses with `notNow` while no deal is wanted and with `wrongDeck` if
 * the deal has not moved on by one or the deck is not the pack of 48. The first dealer may be any.
 */
export function decideGeben(
  state: DoppelkopfState,
  dealer: Seat,
  deck: readonly DoppelkopfCard[],
): Decision<DoppelkopfEvent, DoppelkopfRefusal> {
  if (dealWanted(state) === null) return refuse('notNow');
  const expected = nextDealer(state) ?? dealer;
  if (dealer !== expected || !sameCards(deck, PACK)) return refuse('wrongDeck');
  return { ok: true, events: [dealt(dealer, deck)] };
}
