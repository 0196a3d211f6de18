import { lastCard, type Seat } from '@stammtisch/kit';
import type { AuchoIntent } from './intents.ts';
import { kehrIn, unanswered } from './kehr.ts';
import { lukasSuits } from './lukas.ts';
import { beforeLead, turnOf } from './players.ts';
import { type AuchoState, dealtStage, type Stage } from './state.ts';

/**
 * Whom the table waits for. A possible `rauben` or `vierUnder` does not count: that would tell who holds what
 * (AU-14).
 */
export function awaited(state: AuchoState): readonly Seat[] {
  const { stage } = state;
  switch (stage.phase) {
    case 'bieten':
      return [stage.turn];
    case 'kehr': {
      const missing = unanswered(stage.kehr, stage.deal.dealer);
      return missing.length > 0 ? missing : [stage.deal.dealer];
    }
    case 'lukasWahl':
    case 'lukasTrumpf':
      return [stage.deal.dealer];
    case 'spiel':
      return [turnOf(stage)];
    case 'bereit':
    case 'ende':
      return [];
  }
}

/** The seq that opened what the phase asks of the seat: the current card's for a hand player in a Kehr. */
function mainOpenedAt(stage: Stage, seat: Seat): number {
  switch (stage.phase) {
    case 'bieten':
      return stage.turnAt;
    case 'kehr':
      return seat === stage.deal.dealer ? stage.kehr.answeredAt : stage.kehr.cardAt;
    case 'lukasWahl':
    case 'lukasTrumpf':
      return stage.at;
    case 'spiel':
      return stage.play.turnAt;
    case 'bereit':
    case 'ende':
      return 0;
  }
}

/** AU-8: open since the deal, for the dealer since they took the Lukas. */
function vierUnderOpenedAt(stage: Stage, seat: Seat): number {
  const dealt = dealtStage(stage);
  if (dealt === null) return 0;
  if (seat !== dealt.deal.dealer) return dealt.deal.givenAt;
  if (dealt.phase === 'spiel') {
    return dealt.contract.kind === 'lukas' ? dealt.contract.takenAt : dealt.deal.givenAt;
  }
  return dealt.phase === 'lukasTrumpf' ? dealt.at : dealt.deal.givenAt;
}

/**
 * The seq of the entry that opened the decision which this intent answers; without intent, the seat's main decision.
 * A `rauben` answers the current card, whatever Halt came since (AU-14); a `vierUnder` the deal (AU-8).
 */
export function openedAt(state: AuchoState, seat: Seat, intent?: AuchoIntent): number {
  const { stage } = state;
  switch (intent?.type) {
    case 'rauben':
      return kehrIn(stage)?.cardAt ?? mainOpenedAt(stage, seat);
    case 'vierUnder':
      return vierUnderOpenedAt(stage, seat);
    default:
      return mainOpenedAt(stage, seat);
  }
}

/**
 * What the one awaited seat can only do now, and everybody knows it: the dealer turns the next card (AU-12) or names
 * the bottom card's suit (AU-17 `bottomCard`), a player lays their last card. Null wherever hands would decide that.
 */
export function automatic(state: AuchoState): { readonly seat: Seat; readonly intent: AuchoIntent } | null {
  const { stage } = state;
  switch (stage.phase) {
    case 'kehr': {
      const { dealer } = stage.deal;
      const waits = unanswered(stage.kehr, dealer).length > 0;
      return waits ? null : { seat: dealer, intent: { type: 'aufdecken' } };
    }
    case 'lukasTrumpf': {
      const [suit, other] = lukasSuits(stage.deal, state.options);
      const bound = suit !== undefined && other === undefined;
      return bound ? { seat: stage.deal.dealer, intent: { type: 'trumpf', suit } } : null;
    }
    case 'spiel': {
      const seat = turnOf(stage);
      return lastCard(seat, stage.deal.hands[seat]);
    }
    case 'bereit':
    case 'bieten':
    case 'lukasWahl':
    case 'ende':
      return null;
  }
}

/**
 * The seq from which the server's fixed time runs before this intent may take effect (AU-14): the Halt's for the
 * first card of a Kehr game, whoever holds what; else null.
 */
export function heldSince(state: AuchoState, intent: AuchoIntent): number | null {
  const { stage } = state;
  if (intent.type !== 'spielen' || stage.phase !== 'spiel') return null;
  return stage.contract.kind === 'kehr' && beforeLead(stage) ? stage.contract.at : null;
}
