import { type Played, type Seat, type Suit, seatAfter, winnerOf } from '@stammtisch/kit';
import { type DoppelkopfCard, strengthOf } from './cards.ts';
import type { DoppelkopfRefusal } from './refusals.ts';
import type { Contract, DoppelkopfState, SpielStage } from './state.ts';

/** How many cards make a trick full. */
export const TRICK_SIZE = 4;

/** Whether a later card beats the best one so far: it must be stronger, so that of two alike the first stays (DK-16). */
export function beats(challenger: DoppelkopfCard, best: DoppelkopfCard, solo: Suit | null): boolean {
  return strengthOf(challenger, solo) > strengthOf(best, solo);
}

/** The card that wins a trick, under the ranking of a Solo's suit or the plain one; null for an empty trick (DK-16). */
export function trickWinner(
  trick: readonly Played<DoppelkopfCard>[],
  solo: Suit | null,
): Played<DoppelkopfCard> | null {
  return winnerOf(trick, (challenger, best) => beats(challenger, best, solo));
}

/** The suit that stands on top, if it is a Solo's (DK-4). */
export function soloSuit(contract: Contract): Suit | null {
  return contract.kind === 'solo' ? contract.suit : null;
}

/** Whose turn it is to play a card: the leader, then one after the other (DK-5, DK-14). */
export function turnOf(stage: SpielStage): Seat {
  const { leader, trick } = stage.play;
  return seatAfter(leader, trick.length);
}

/** Whether it is the seat's turn to play a card (DK-14); null if so. `notNow` outside play, else `notYourTurn`. */
export function whyNoPlay(state: DoppelkopfState, seat: Seat): DoppelkopfRefusal | null {
  if (state.stage.phase !== 'spiel') return 'notNow';
  return seat === turnOf(state.stage) ? null : 'notYourTurn';
}

/** The number of the trick on the table, from 1. */
export function trickNumber(stage: SpielStage): number {
  return stage.play.tricks.length + 1;
}
