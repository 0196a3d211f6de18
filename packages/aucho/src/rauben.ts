import { type Decision, refuse, type Seat, suitOf } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import type { AuchoEvent } from './events.ts';
import { currentCard, kehrIn } from './kehr.ts';
import { beforeLead } from './players.ts';
import type { AuchoRefusal } from './refusals.ts';
import type { AuchoState, Kehr } from './state.ts';

/** The Kehr whose current card may still be robbed; null if none: until the next card or the first lead (AU-14). */
function openKehr(state: AuchoState): Kehr | null {
  const { stage } = state;
  return stage.phase === 'spiel' && !beforeLead(stage) ? null : kehrIn(stage);
}

/** The Six that robs a card: the one of its suit. */
function sixFor(card: AuchoCard): AuchoCard {
  return `${suitOf(card)}6`;
}

/**
 * Whether the seat may rob the current card (AU-14); null if so. `notNow` when no card is current, `notForYou` for
 * the dealer, `cannotRob` if the card is a Six (also one just laid there), its Six is not held, or Weise were shown.
 */
export function whyNoRob(state: AuchoState, seat: Seat): AuchoRefusal | null {
  const kehr = openKehr(state);
  const current = kehr === null ? null : currentCard(kehr);
  const { stage } = state;
  if (current === null || (stage.phase !== 'kehr' && stage.phase !== 'spiel')) return 'notNow';
  if (seat === stage.deal.dealer) return 'notForYou';
  if (stage.phase === 'spiel' && stage.play.shown[seat] !== null) return 'cannotRob';
  // A card that is a Six itself is its own Six, which lies there and in no hand.
  const held = stage.deal.hands[seat].includes(sixFor(current.card));
  return held ? null : 'cannotRob';
}

/** Decides `rauben` (AU-14). Refuses as `whyNoRob` says. */
export function decideRauben(state: AuchoState, seat: Seat): Decision<AuchoEvent, AuchoRefusal> {
  const why = whyNoRob(state, seat);
  if (why !== null) return refuse(why);
  const kehr = openKehr(state);
  const current = kehr === null ? null : currentCard(kehr);
  if (current === null) return refuse('notNow');
  const { card } = current;
  return { ok: true, events: [{ type: 'geraubt', seat, card, six: sixFor(card) }] };
}
