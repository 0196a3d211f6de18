import { type Decision, refuse, type Seat, type Suit } from '@stammtisch/kit';
import type { AuchoEvent } from './events.ts';
import type { AuchoRefusal } from './refusals.ts';
import type { AuchoState } from './state.ts';

/**
 * Whether the seat may bid now (AU-10); null if so. `notNow` outside the bidding, `notForYou` for the dealer,
 * `notYourTurn` for the others.
 */
export function whyNoBid(state: AuchoState, seat: Seat): AuchoRefusal | null {
  const { stage } = state;
  if (stage.phase !== 'bieten') return 'notNow';
  if (seat === stage.deal.dealer) return 'notForYou';
  return seat === stage.turn ? null : 'notYourTurn';
}

function bid(state: AuchoState, seat: Seat, event: AuchoEvent): Decision<AuchoEvent, AuchoRefusal> {
  const why = whyNoBid(state, seat);
  return why === null ? { ok: true, events: [event] } : refuse(why);
}

/** Decides trump from the hand (AU-10). Refuses as `whyNoBid` says. */
export function decideHandTrumpf(
  state: AuchoState,
  seat: Seat,
  suit: Suit,
): Decision<AuchoEvent, AuchoRefusal> {
  return bid(state, seat, { type: 'trumpfGemacht', seat, suit, from: 'hand' });
}

/** Decides the demand of a Kehr (AU-10, AU-11). Refuses as `whyNoBid` says. */
export function decideKehr(state: AuchoState, seat: Seat): Decision<AuchoEvent, AuchoRefusal> {
  return bid(state, seat, { type: 'kehrVerlangt', seat });
}

/** Decides a pass in the bidding (AU-10). Refuses as `whyNoBid` says. */
export function decidePass(state: AuchoState, seat: Seat): Decision<AuchoEvent, AuchoRefusal> {
  return bid(state, seat, { type: 'gepasst', seat });
}
