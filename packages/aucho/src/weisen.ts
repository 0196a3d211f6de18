import { type Decision, refuse, type Seat, sameCards } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import type { AuchoEvent, Weis } from './events.ts';
import type { LegalWeis } from './intents.ts';
import { isPlayer, turnOf } from './players.ts';
import type { AuchoRefusal } from './refusals.ts';
import type { AuchoState } from './state.ts';
import { findWeise, isFourUnder } from './weis.ts';

/**
 * Whether it is the time for the seat to show Weise (AU-24), whatever it holds; null if so. `notNow` outside
 * trick 1, `notForYou` for who holds no cards, `notYourTurn`, or `alreadySaid`.
 */
export function whyNoWeisen(state: AuchoState, seat: Seat): AuchoRefusal | null {
  const { stage } = state;
  if (stage.phase !== 'spiel' || stage.play.tricks.length > 0) return 'notNow';
  if (!isPlayer(stage, seat)) return 'notForYou';
  if (seat !== turnOf(stage)) return 'notYourTurn';
  return stage.play.shown[seat] === null ? null : 'alreadySaid';
}

/** The Weise that the seat could show now; four Under that were not announced cost a Härdöpfel (AU-9, AU-25). */
export function showable(state: AuchoState, seat: Seat): readonly LegalWeis[] {
  if (state.stage.phase !== 'spiel') return [];
  const { deal } = state.stage;
  return findWeise(deal.hands[seat], state.options.weisSkala).map(({ cards, points }) => {
    const strafe = isFourUnder({ cards }) && !deal.vierUnder[seat];
    return { cards, points: strafe ? 0 : points, strafe };
  });
}

/** The held Weise that were asked for, in the hand's order; null if one is not held or asked for twice. */
function chosen(
  held: readonly LegalWeis[],
  wanted: readonly { readonly cards: readonly AuchoCard[] }[],
): readonly LegalWeis[] | null {
  const picked = new Set<LegalWeis>();
  for (const { cards } of wanted) {
    const weis = held.find((other) => sameCards(other.cards, cards));
    if (weis === undefined || picked.has(weis)) return null;
    picked.add(weis);
  }
  return picked.size === 0 ? null : held.filter((weis) => picked.has(weis));
}

/**
 * Decides `weisen` (AU-24) with the penalty for unannounced four Under (AU-9), which are shown with 0 points. The
 * order of the Weise and of their cards does not matter. Refuses as `whyNoWeisen` says, and with `noWeis` unless
 * each is one held at its full length and asked for once.
 */
export function decideWeisen(
  state: AuchoState,
  seat: Seat,
  wanted: readonly { readonly cards: readonly AuchoCard[] }[],
): Decision<AuchoEvent, AuchoRefusal> {
  const why = whyNoWeisen(state, seat);
  if (why !== null) return refuse(why);
  const picked = chosen(showable(state, seat), wanted);
  if (picked === null) return refuse('noWeis');
  const weise = picked.map(({ cards, points }): Weis => ({ cards, points }));
  const best = Math.max(...weise.map((weis) => weis.points));
  const shown: AuchoEvent = { type: 'gewiesen', seat, weise, best };
  const late = picked.some((weis) => weis.strafe);
  return { ok: true, events: late ? [shown, { type: 'strafe', seat, haerdoepfel: 1 }] : [shown] };
}
