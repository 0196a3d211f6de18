import type { By, Game, OptionValues, Sections, TableState, Tagged } from '../src/index.ts';
import { diceOf, random } from './random.ts';

/** A game with its own state, intents, events and options; what its views are does not matter to tests of any game. */
export type TestedGame<
  S extends TableState,
  I extends Tagged,
  E extends Tagged,
  O extends OptionValues = OptionValues,
> = Game<S, I, E, Sections, O>;

export interface Move<I extends Tagged> {
  readonly by: By;
  readonly intent: I;
}

/** One entry of a log, with the states around it. */
export interface Moment<S extends TableState, I extends Tagged, E extends Tagged> {
  readonly before: S;
  readonly move: Move<I>;
  readonly events: readonly E[];
  readonly after: S;
}

/** One entry of the log: what is decided, folded as the kit does it; null if it is refused. */
export function tryStep<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  state: S,
  by: By,
  intent: I,
): { readonly state: S; readonly events: readonly E[] } | null {
  const decision = game.decide(state, by, intent);
  if (!decision.ok) return null;
  let next: S = { ...state, seq: state.seq + 1 };
  for (const event of decision.events) next = game.evolve(next, event);
  return { state: next, events: decision.events };
}

/** The same for an intent that must not be refused. */
export function step<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  state: S,
  by: By,
  intent: I,
): { readonly state: S; readonly events: readonly E[] } {
  const result = tryStep(game, state, by, intent);
  if (result === null) {
    const decision = game.decide(state, by, intent);
    throw new Error(`${by} ${JSON.stringify(intent)}: ${decision.ok ? 'ok' : decision.code}`);
  }
  return result;
}

/** The table's own move where one is wanted, else that of the seats; null once the match is over. */
export function nextMove<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  state: S,
  next: () => number,
  seatMove: () => Move<I>,
): Move<I> | null {
  if (game.ranking(state) !== null) return null;
  if (game.dealWanted(state) !== null) return { by: 'table', intent: game.deal(state, diceOf(next)) };
  return seatMove();
}

/** A game with a player that makes random moves for all seats and the table; `null` once the match is over. */
export interface Tested<S extends TableState, I extends Tagged, E extends Tagged, O extends OptionValues> {
  readonly game: TestedGame<S, I, E, O>;
  readonly randomMove: (state: S, next: () => number) => Move<I> | null;
}

/** Weighted random play from the start, move by move, until the match is over or `limit` moves are made. */
export function* playRandomly<
  S extends TableState,
  I extends Tagged,
  E extends Tagged,
  O extends OptionValues,
>(
  { game, randomMove }: Tested<S, I, E, O>,
  options: O,
  seed: number,
  limit: number,
): Generator<Moment<S, I, E>> {
  const next = random(seed);
  let state = game.start(options);
  for (let i = 0; i < limit; i++) {
    const move = randomMove(state, next);
    if (move === null) return;
    const { state: after, events } = step(game, state, move.by, move.intent);
    yield { before: state, move, events, after };
    state = after;
  }
}

/** The moments of each deal, from its `geben` on. */
export function dealsIn<M extends { readonly move: Move<Tagged> }>(moments: Iterable<M>): readonly M[][] {
  const deals: M[][] = [];
  for (const moment of moments) {
    if (moment.move.intent.type === 'geben') deals.push([]);
    deals[deals.length - 1]?.push(moment);
  }
  return deals;
}
