import { type Decision, refuse, type Seat } from '@stammtisch/kit';
import type { AuchoEvent } from './events.ts';
import { beforeLead, isPlayer } from './players.ts';
import type { AuchoRefusal } from './refusals.ts';
import { type AuchoState, dealtStage } from './state.ts';
import { holdsFourUnder } from './weis.ts';

/**
 * Whether the seat may announce four Under (AU-8); null if so. `notNow` outside a deal or once a card was led,
 * `notForYou` for a dealer who has not taken the Lukas, `alreadySaid`, or `noVierUnder` if the seat does not hold them.
 */
export function whyNoVierUnder(state: AuchoState, seat: Seat): AuchoRefusal | null {
  const stage = dealtStage(state.stage);
  if (stage === null || (stage.phase === 'spiel' && !beforeLead(stage))) return 'notNow';
  if (!isPlayer(stage, seat)) return 'notForYou';
  if (stage.deal.vierUnder[seat]) return 'alreadySaid';
  return holdsFourUnder(stage.deal.hands[seat]) ? null : 'noVierUnder';
}

/** Decides `vierUnder` (AU-8). Refuses as `whyNoVierUnder` says. */
export function decideVierUnder(state: AuchoState, seat: Seat): Decision<AuchoEvent, AuchoRefusal> {
  const why = whyNoVierUnder(state, seat);
  return why === null ? { ok: true, events: [{ type: 'vierUnderAngemeldet', seat }] } : refuse(why);
}
