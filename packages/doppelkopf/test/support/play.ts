import {
  anyOptions,
  type Moment as MomentOf,
  playRandomly as playOf,
  type Suite,
} from '@stammtisch/kit/testing';
import {
  type DoppelkopfEvent,
  type DoppelkopfIntent,
  type DoppelkopfOptions,
  type DoppelkopfState,
  doppelkopfGame,
} from '../../src/index.ts';
import { randomMove } from './random.ts';

export type Moment = MomentOf<DoppelkopfState, DoppelkopfIntent, DoppelkopfEvent>;

/** Doppelkopf with its random player, under any house rules. */
export const suite: Suite<DoppelkopfState, DoppelkopfIntent, DoppelkopfEvent, DoppelkopfOptions> = {
  game: doppelkopfGame,
  randomMove,
  anyOptions: anyOptions(doppelkopfGame, 3),
};

/** Weighted random play from the start, move by move, until the match is over or `limit` moves are made. */
export function playRandomly(options: DoppelkopfOptions, seed: number, limit: number): Generator<Moment> {
  return playOf(suite, options, seed, limit);
}
