import { type BySeat, type Decision, refuse, type Seat, setSeat, suitOf } from '@stammtisch/kit';
import { endDeal } from './endDeal.ts';
import type { AuchoEvent } from './events.ts';
import type { AuchoOptions } from './options.ts';
import { handPlayers } from './players.ts';
import type { AuchoRefusal } from './refusals.ts';
import { kehrVerfallen } from './scoring.ts';
import type { Answer, AuchoState, Kehr, OpenCard, Stage } from './state.ts';

/** AU-12: the ninth lies open anyway and cannot be called. */
export const KEHR_CARDS = 8;

/** The Kehr that is going on or was called in this deal; null if none (AU-12, AU-13). */
export function kehrIn(stage: Stage): Kehr | null {
  if (stage.phase === 'kehr') return stage.kehr;
  return stage.phase === 'spiel' && stage.contract.kind === 'kehr' ? stage.contract.kehr : null;
}

/** The card that was turned last; null before the first (AU-13). */
export function currentCard(kehr: Kehr): OpenCard | null {
  return kehr.open[kehr.open.length - 1] ?? null;
}

/** The hand players whose answer to the current card is missing; none before the first card (AU-13). */
export function unanswered(kehr: Kehr, dealer: Seat): readonly Seat[] {
  return kehr.open.length === 0 ? [] : handPlayers(dealer).filter((seat) => kehr.answers[seat] === null);
}

/**
 * Whether the seat may turn the next card (AU-12, AU-13); null if so. `notNow` outside a Kehr or while an answer is
 * missing, `notForYou` for all but the dealer.
 */
export function whyNoTurn(state: AuchoState, seat: Seat): AuchoRefusal | null {
  const { stage } = state;
  if (stage.phase !== 'kehr') return 'notNow';
  if (seat !== stage.deal.dealer) return 'notForYou';
  return unanswered(stage.kehr, seat).length === 0 ? null : 'notNow';
}

/** Decides `aufdecken` (AU-12). Refuses as `whyNoTurn` says. */
export function decideAufdecken(state: AuchoState, seat: Seat): Decision<AuchoEvent, AuchoRefusal> {
  const why = whyNoTurn(state, seat);
  if (why !== null) return refuse(why);
  if (state.stage.phase !== 'kehr') return refuse('notNow');
  const { deal, kehr } = state.stage;
  const card = deal.lukas[kehr.open.length];
  if (card === undefined) return refuse('notNow');
  return { ok: true, events: [{ type: 'aufgedeckt', index: kehr.open.length + 1, card }] };
}

/**
 * Whether the seat may answer the current card (AU-13); null if so. `notNow` while there is none, `notForYou` for
 * the dealer, `alreadySaid` for who answered it.
 */
export function whyNoAnswer(state: AuchoState, seat: Seat): AuchoRefusal | null {
  const { stage } = state;
  if (stage.phase !== 'kehr') return 'notNow';
  if (seat === stage.deal.dealer) return 'notForYou';
  if (stage.kehr.open.length === 0) return 'notNow';
  return stage.kehr.answers[seat] === null ? null : 'alreadySaid';
}

/** Whose Halt takes the game, given all answers so far; null if nobody's yet (AU-13, option `haltVorrecht`). */
function caller(answers: BySeat<Answer | null>, dealer: Seat, options: AuchoOptions): Seat | null {
  const players = handPlayers(dealer);
  const sealed = options.haltVorrecht === 'seat' && players.some((seat) => answers[seat] === null);
  return sealed ? null : (players.find((seat) => answers[seat] === 'halt') ?? null);
}

/**
 * Decides `halt` or `weiter` on the current card (AU-13), with what comes of it: trump, or a failed Kehr once all
 * have said `weiter` to the eighth card (AU-15). Refuses as `whyNoAnswer` says.
 */
export function decideAnswer(
  state: AuchoState,
  seat: Seat,
  answer: Answer,
): Decision<AuchoEvent, AuchoRefusal> {
  const why = whyNoAnswer(state, seat);
  if (why !== null) return refuse(why);
  if (state.stage.phase !== 'kehr') return refuse('notNow');
  const { deal, kehr } = state.stage;
  const open: AuchoEvent = { type: 'geantwortet', seat, answer };
  const said: AuchoEvent = state.options.haltVorrecht === 'seat' ? { ...open, sealed: true } : open;
  const answers = setSeat<Answer | null>(kehr.answers, seat, answer);
  const taker = caller(answers, deal.dealer, state.options);
  const current = currentCard(kehr);
  if (taker !== null && current !== null) {
    const suit = suitOf(current.card);
    return { ok: true, events: [said, { type: 'trumpfGemacht', seat: taker, suit, from: 'kehr' }] };
  }
  const last = kehr.open.length === KEHR_CARDS;
  const failed = last && handPlayers(deal.dealer).every((player) => answers[player] !== null);
  if (!failed) return { ok: true, events: [said] };
  const result = kehrVerfallen(kehr.demander, deal.dealer, state.options);
  return { ok: true, events: [said, ...endDeal(state, deal.dealer, result)] };
}
