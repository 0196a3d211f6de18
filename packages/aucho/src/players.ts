import { bySeat, type Seat, seatAfter } from '@stammtisch/kit';
import type { Side } from './events.ts';
import type { DealtStage, SpielStage } from './state.ts';

const HAND_PLAYERS = bySeat((dealer): readonly Seat[] => [1, 2, 3].map((n) => seatAfter(dealer, n)));
const ALL_PLAYERS = bySeat((dealer): readonly Seat[] => [1, 2, 3, 4].map((n) => seatAfter(dealer, n)));

/** The three hand players of a deal, from Vorhand (AU-4). */
export function handPlayers(dealer: Seat): readonly Seat[] {
  return HAND_PLAYERS[dealer];
}

/** The seats that hold cards, from Vorhand: the dealer too, and last, once they took the Lukas (AU-6, AU-17). */
export function playersOf(stage: DealtStage): readonly Seat[] {
  const { dealer } = stage.deal;
  return dealerPlays(stage) ? ALL_PLAYERS[dealer] : HAND_PLAYERS[dealer];
}

/** Whether the dealer holds cards (AU-7, AU-17). */
function dealerPlays(stage: DealtStage): boolean {
  return stage.phase === 'lukasTrumpf' || (stage.phase === 'spiel' && stage.contract.kind === 'lukas');
}

/** Whether the seat holds cards in this deal. */
export function isPlayer(stage: DealtStage, seat: Seat): boolean {
  return seat !== stage.deal.dealer || dealerPlays(stage);
}

/** Whose turn it is to play a card: the leader, then one after the other, past a dealer who only watches (AU-4, AU-7). */
export function turnOf(stage: SpielStage): Seat {
  const { trick, leader } = stage.play;
  const last = trick[trick.length - 1];
  if (last === undefined) return leader;
  const next = seatAfter(last.seat);
  return isPlayer(stage, next) ? next : seatAfter(next);
}

/** How many cards make a trick full (AU-19). */
export function trickSize(stage: SpielStage): 3 | 4 {
  return stage.contract.kind === 'lukas' ? 4 : 3;
}

/** Whether no card of trick 1 has been led yet (AU-8, AU-14). */
export function beforeLead(stage: SpielStage): boolean {
  return stage.play.tricks.length === 0 && stage.play.trick.length === 0;
}

/** The side of a seat: the declarer against all the others (AU-26). */
export function sideOf(seat: Seat, declarer: Seat): Side {
  return seat === declarer ? 'declarer' : 'opponents';
}
