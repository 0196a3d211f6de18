import { type Decision, refuse, SEATS, type Seat } from '@stammtisch/kit';
import { DEALS_A_ROUND, HAND_SIZE } from './cards.ts';
import type { DoppelkopfEvent } from './events.ts';
import type { DoppelkopfOptions } from './options.ts';
import type { DoppelkopfRefusal } from './refusals.ts';
import { type Deal, type DoppelkopfState, dealtStage } from './state.ts';

/** DK-21: the card that ends the knocking. */
const LAST_CARD = 5;

function laidBy(deal: Deal, seat: Seat): number {
  return HAND_SIZE - deal.hands[seat].length;
}

/** Whether there is knocking in this deal at all (DK-21, option `klopfen`). */
function isOn(deal: Deal, options: DoppelkopfOptions): boolean {
  return options.klopfen === 'always' || (options.klopfen === 'firstRound' && deal.number <= DEALS_A_ROUND);
}

/** Whether the time for a seat to knock has not run out (DK-21, option `klopfFrist`). */
function inTime(deal: Deal, seat: Seat, options: DoppelkopfOptions): boolean {
  if (options.klopfFrist === 'ownFifthCard') return laidBy(deal, seat) < LAST_CARD;
  return SEATS.reduce<number>((sum, other) => sum + laidBy(deal, other), 0) < LAST_CARD;
}

/**
 * Whether the seat may knock now, on turn or not (DK-21); null if so. `notNow` without a deal, where knocking is off
 * or its time is over, `alreadySaid` for a second knock.
 */
export function whyNoKlopfen(state: DoppelkopfState, seat: Seat): DoppelkopfRefusal | null {
  const deal = dealtStage(state.stage)?.deal;
  if (deal === undefined || !isOn(deal, state.options) || !inTime(deal, seat, state.options)) return 'notNow';
  return deal.klopfer.includes(seat) ? 'alreadySaid' : null;
}

/** Whether some seat may still knock, which all can see (DK-21). */
export function klopfenOpen(state: DoppelkopfState): boolean {
  return SEATS.some((seat) => whyNoKlopfen(state, seat) === null);
}

/** Decides a knock (DK-21). Refuses as `whyNoKlopfen` says. */
export function decideKlopfen(
  state: DoppelkopfState,
  seat: Seat,
): Decision<DoppelkopfEvent, DoppelkopfRefusal> {
  const why = whyNoKlopfen(state, seat);
  return why === null ? { ok: true, events: [{ type: 'geklopft', seat }] } : refuse(why);
}
