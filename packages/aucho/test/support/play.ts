import {
  anyOptions,
  type Moment as MomentOf,
  playRandomly as playOf,
  type Suite,
} from '@stammtisch/kit/testing';
import {
  type AuchoEvent,
  type AuchoIntent,
  type AuchoOptions,
  type AuchoState,
  auchoGame,
} from '../../src/index.ts';
import { randomMove } from './random.ts';

export type Moment = MomentOf<AuchoState, AuchoIntent, AuchoEvent>;

/** Aucho with its random player, under any house rules. */
export const suite: Suite<AuchoState, AuchoIntent, AuchoEvent, AuchoOptions> = {
  game: auchoGame,
  randomMove,
  anyOptions: anyOptions(auchoGame, 7),
};

/** Weighted random play from the start, move by move, until the match is over or `limit` moves are made. */
export function playRandomly(options: AuchoOptions, seed: number, limit: number): Generator<Moment> {
  return playOf(suite, options, seed, limit);
}
