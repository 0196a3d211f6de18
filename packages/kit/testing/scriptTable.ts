import type { By, Seat, TableState, Tagged } from '../src/index.ts';
import { step, type TestedGame } from './play.ts';

interface Spielen<C> {
  readonly type: 'spielen';
  readonly card: C;
}

/** A table that plays scripts of any game, from this state on; a game adds its own words to it. */
export function scriptTable<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  start: S,
) {
  let state = start;
  const log: E[] = [];
  return {
    get state() {
      return state;
    },
    get log(): readonly E[] {
      return log;
    },
    act(by: By, intent: I): readonly E[] {
      const result = step(game, state, by, intent);
      state = result.state;
      log.push(...result.events);
      return result.events;
    },
    /** The code of the refusal, or `ok`; nothing happens. */
    tries(by: By, intent: I): string {
      const decision = game.decide(state, by, intent);
      return decision.ok ? 'ok' : decision.code;
    },
    awaited: () => game.awaited(state),
    /** The first seat that the table waits for. */
    turn(): Seat {
      const [seat] = game.awaited(state);
      if (seat === undefined) throw new Error('nobody awaited');
      return seat;
    },
    may: (seat: Seat): string[] => game.legal(state, seat).map((intent) => intent.type),
  };
}

interface Playing<C, Row> {
  readonly state: { readonly stage: { readonly phase: string }; readonly deals: readonly Row[] };
  turn(): Seat;
  act(by: By, intent: Spielen<C>): unknown;
}

/** Lays cards until the deal is over, each chosen among those that may be played, and gives the row of the deal. */
export function playOut<C, Row>(
  table: Playing<C, Row>,
  playable: (seat: Seat) => readonly C[],
  choose: (cards: readonly C[]) => C | undefined,
): Row {
  while (table.state.stage.phase === 'spiel') {
    const seat = table.turn();
    const card = choose(playable(seat));
    if (card === undefined) throw new Error('no legal card');
    table.act(seat, { type: 'spielen', card });
  }
  const row = table.state.deals[table.state.deals.length - 1];
  if (row === undefined) throw new Error('no result');
  return row;
}
