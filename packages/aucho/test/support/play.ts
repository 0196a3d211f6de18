import type { AuchoEvent, AuchoOptions, AuchoState } from '../../src/index.ts';
import { auchoGame } from '../../src/index.ts';
import { type Move, random, randomMove } from './random.ts';
import { step } from './table.ts';

export interface Moment {
  readonly before: AuchoState;
  readonly move: Move;
  readonly events: readonly AuchoEvent[];
  readonly after: AuchoState;
}

/** Weighted random play from the start, move by move, until the match is over or `limit` moves are made. */
export function* playRandomly(options: AuchoOptions, seed: number, limit: number): Generator<Moment> {
  const next = random(seed);
  let state = auchoGame.start(options);
  for (let i = 0; i < limit; i++) {
    const move = randomMove(state, next);
    if (move === null) return;
    const { state: after, events } = step(state, move.by, move.intent);
    yield { before: state, move, events, after };
    state = after;
  }
}
