import { SEATS } from '@stammtisch/kit';
import { type Move, nextMove, pickWeighted } from '@stammtisch/kit/testing';
import {
  type DoppelkopfIntent,
  type DoppelkopfLegal,
  type DoppelkopfState,
  doppelkopfGame,
} from '../../src/index.ts';
import { legalOf } from './table.ts';

/** How likely a player is to choose this: mostly healthy, now and then all the rest, announcements often. */
function weight(intent: DoppelkopfLegal): number {
  switch (intent.type) {
    case 'gesund':
      return 20;
    case 'hochzeit':
      return 25;
    case 'solo':
      return 0.25;
    case 'ansage':
      return 3;
    case 'klopfen':
      return 0.1;
    case 'spielen':
      return 1;
  }
}

/** A weighted random move of whoever may move, or the table's own; null once the match is over. */
export function randomMove(state: DoppelkopfState, next: () => number): Move<DoppelkopfIntent> | null {
  return nextMove(doppelkopfGame, state, next, () => {
    const offers = SEATS.flatMap((seat) =>
      legalOf(state, seat).map((intent) => ({ seat, intent, weight: weight(intent) })),
    );
    const { seat, intent } = pickWeighted(offers, next);
    return { by: seat, intent };
  });
}
