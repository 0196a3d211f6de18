import type { DoppelkopfEvent, DoppelkopfOptions, DoppelkopfState } from '../../src/index.ts';
import { doppelkopfGame } from '../../src/index.ts';
import { type Move, random, randomMove } from './random.ts';
import { step } from './table.ts';

export interface Moment {
  readonly before: DoppelkopfState;
  readonly move: Move;
  readonly events: readonly DoppelkopfEvent[];
  readonly after: DoppelkopfState;
}

/** Weighted random play from the start, move by move, until the match is over or `limit` moves are made. */
export function* playRandomly(options: DoppelkopfOptions, seed: number, limit: number): Generator<Moment> {
  const next = random(seed);
  let state = doppelkopfGame.start(options);
  for (let i = 0; i < limit; i++) {
    const move = randomMove(state, next);
    if (move === null) return;
    const { state: after, events } = step(state, move.by, move.intent);
    yield { before: state, move, events, after };
    state = after;
  }
}

/** The moments of each deal, from its `geben` on. */
export function dealsOfPlay(options: DoppelkopfOptions, seed: number, limit: number): readonly Moment[][] {
  const deals: Moment[][] = [];
  for (const moment of playRandomly(options, seed, limit)) {
    if (moment.move.intent.type === 'geben') deals.push([]);
    deals[deals.length - 1]?.push(moment);
  }
  return deals;
}
