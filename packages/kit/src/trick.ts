import type { Card } from './cards.ts';
import type { Seat } from './seats.ts';

/** A card and the seat that laid it. */
export interface Played<C extends Card = Card> {
  readonly seat: Seat;
  readonly card: C;
}

/**
 * The card that wins a trick. `beats(challenger, best)` is the game's own ranking and is asked only for a
 * later card against the best so far, so that of two alike the first laid stays (DK-16).
 * An empty trick has no winner.
 */
export function winnerOf<C extends Card>(
  trick: readonly Played<C>[],
  beats: (challenger: C, best: C) => boolean,
): Played<C> | null {
  let best: Played<C> | null = null;
  for (const played of trick) {
    if (best === null || beats(played.card, best.card)) best = played;
  }
  return best;
}

/** The cards that lie in a trick, in order. */
export function cardsOf<C extends Card>(trick: readonly Played<C>[]): readonly C[] {
  return trick.map((played) => played.card);
}

/** How many of these tricks the seat took. */
export function tricksWon(tricks: readonly { readonly winner: Seat }[], seat: Seat): number {
  let won = 0;
  for (const trick of tricks) if (trick.winner === seat) won++;
  return won;
}
