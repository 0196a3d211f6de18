import { type Decision, refuse, type Seat, SUITS, type Suit, suitOf } from '@stammtisch/kit';
import { endDeal } from './endDeal.ts';
import type { AuchoEvent } from './events.ts';
import type { AuchoOptions } from './options.ts';
import type { AuchoRefusal } from './refusals.ts';
import { fortGesagt } from './scoring.ts';
import type { AuchoState, Deal } from './state.ts';

/** Whether the seat may take or decline the Lukas (AU-16); null if so. `notNow`, or `notForYou` for all but the dealer. */
export function whyNoLukas(state: AuchoState, seat: Seat): AuchoRefusal | null {
  if (state.stage.phase !== 'lukasWahl') return 'notNow';
  return seat === state.stage.deal.dealer ? null : 'notForYou';
}

/** Decides `lukas` (AU-16). Refuses as `whyNoLukas` says. */
export function decideLukas(state: AuchoState, seat: Seat): Decision<AuchoEvent, AuchoRefusal> {
  const why = whyNoLukas(state, seat);
  return why === null ? { ok: true, events: [{ type: 'lukasGenommen', seat }] } : refuse(why);
}

/** Decides `fort`: the deal ends and nobody writes (AU-18). Refuses as `whyNoLukas` says. */
export function decideFort(state: AuchoState, seat: Seat): Decision<AuchoEvent, AuchoRefusal> {
  const why = whyNoLukas(state, seat);
  if (why !== null) return refuse(why);
  return { ok: true, events: [{ type: 'fortGesagt', seat }, ...endDeal(state, seat, fortGesagt())] };
}

/** The card that lay face up from the start (AU-6); null only for a malformed deal. */
export function bottomCard(deal: Deal) {
  return deal.dealt.lukas[deal.dealt.lukas.length - 1] ?? null;
}

/** The suits that the dealer may name (AU-17, option `lukasTrumpf`). */
export function lukasSuits(deal: Deal, options: AuchoOptions): readonly Suit[] {
  if (options.lukasTrumpf === 'free') return SUITS;
  const bottom = bottomCard(deal);
  return bottom === null ? SUITS : [suitOf(bottom)];
}

/**
 * Decides the dealer's naming of trump (AU-17). Refuses with `notNow` outside that phase or for another suit than the
 * bottom card's where the option says so, and with `notForYou` for all but the dealer.
 */
export function decideLukasTrumpf(
  state: AuchoState,
  seat: Seat,
  suit: Suit,
): Decision<AuchoEvent, AuchoRefusal> {
  const { stage } = state;
  if (stage.phase !== 'lukasTrumpf') return refuse('notNow');
  if (seat !== stage.deal.dealer) return refuse('notForYou');
  if (!lukasSuits(stage.deal, state.options).includes(suit)) return refuse('notNow');
  return { ok: true, events: [{ type: 'trumpfGemacht', seat, suit, from: 'lukas' }] };
}
