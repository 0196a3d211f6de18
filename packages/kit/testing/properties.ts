import fc from 'fast-check';
import { expect } from 'vitest';
import { type By, type OptionValues, SEATS, type Seat, type TableState, type Tagged } from '../src/index.ts';
import { anySeed } from './options.ts';
import { type Moment, playRandomly, step, type Tested, type TestedGame } from './play.ts';

/** A game with a random player, and any house rules to play it under. */
export interface Suite<S extends TableState, I extends Tagged, E extends Tagged, O extends OptionValues>
  extends Tested<S, I, E, O> {
  readonly anyOptions: fc.Arbitrary<O>;
}

/**
 * Checks every moment of random matches under any house rules: `runs` of them, of up to `moves` moves each. A failure
 * prints fast-check's seed and path and the smallest options and seed.
 */
export function always<S extends TableState, I extends Tagged, E extends Tagged, O extends OptionValues>(
  suite: Suite<S, I, E, O>,
  runs: number,
  moves: number,
  check: (moment: Moment<S, I, E>) => void,
): void {
  fc.assert(
    fc.property(suite.anyOptions, anySeed, (options, seed) => {
      for (const moment of playRandomly(suite, options, seed, moves)) check(moment);
    }),
    { numRuns: runs },
  );
}

/** Every seat is accepted exactly what is listed for it, each once; `every`: all that a seat could send. */
export function expectExactlyLegal<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  state: S,
  every: readonly I[],
  listed: (seat: Seat) => readonly I[],
): void {
  for (const seat of SEATS) {
    const texts = (intents: readonly I[]) => intents.map((intent) => JSON.stringify(intent)).sort();
    const accepted = every.filter((intent) => game.decide(state, seat, intent).ok);
    expect({ seat, intents: texts(accepted) }).toEqual({ seat, intents: texts(listed(seat)) });
  }
}

/** The table is refused every seat's intent, and each seat the table's. */
export function expectNotForOthers<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  { before, move }: Moment<S, I, E>,
): void {
  const others: readonly By[] = move.by === 'table' ? SEATS : ['table'];
  for (const by of others) {
    expect(game.decide(before, by, move.intent)).toEqual({ ok: false, code: 'notForYou' });
  }
}

/**
 * Exactly the awaited seats may do something that the table waits for, as `asks` tells; nobody is awaited exactly
 * while a deal is wanted or all is over; an automatic intent is all that the one awaited seat is asked for.
 */
export function expectAwaitedCanAct<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  state: S,
  asks: (intent: Tagged) => boolean,
): void {
  const waiting = game.awaited(state);
  const own = game.dealWanted(state) !== null || game.ranking(state) !== null;
  expect(waiting.length === 0).toBe(own);
  for (const seat of SEATS) {
    expect(game.legal(state, seat).some(asks)).toBe(waiting.includes(seat));
  }
  const automatic = game.automatic(state);
  if (automatic === null) return;
  expect(waiting).toEqual([automatic.seat]);
  expect(game.legal(state, automatic.seat).filter(asks)).toEqual([automatic.intent]);
  expect(game.decide(state, automatic.seat, automatic.intent).ok).toBe(true);
}

/** A decision of a deal given at `givenAt` opens no later than now, and not before the deal. */
export function expectOpenedInDeal<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  state: S,
  givenAt: number,
): void {
  for (const seat of SEATS) {
    const at = game.openedAt(state, seat);
    if (at < givenAt || at > state.seq) expect(at).toBe(`from ${givenAt} to ${state.seq}`);
  }
}

/** The state is plain JSON: parsed back at any point of a match, it goes on the same. */
export function checkPlainJson<
  S extends TableState,
  I extends Tagged,
  E extends Tagged,
  O extends OptionValues,
>(suite: Suite<S, I, E, O>, runs: number, moves: number): void {
  const { game, anyOptions } = suite;
  fc.assert(
    fc.property(anyOptions, anySeed, fc.integer({ min: 1, max: 40 }), (options, seed, every) => {
      let parsed = game.start(options);
      let n = 0;
      for (const { move, events, after } of playRandomly(suite, options, seed, moves)) {
        if (n++ % every === 0) parsed = JSON.parse(JSON.stringify(parsed));
        const { state, events: again } = step(game, parsed, move.by, move.intent);
        expect(again).toStrictEqual(events);
        expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events);
        expect(state).toStrictEqual(after);
        parsed = state;
      }
    }),
    { numRuns: runs },
  );
}

/** Any event on any state gives a state and throws nothing. `moves`: of the match that the states come from. */
export function checkEvolveTotal<
  S extends TableState,
  I extends Tagged,
  E extends Tagged,
  O extends OptionValues,
>(suite: Suite<S, I, E, O>, runs: number, moves: number): void {
  const { game, anyOptions } = suite;
  fc.assert(
    fc.property(anyOptions, anySeed, anySeed, (options, a, b) => {
      const events = [...playRandomly(suite, options, a, 150)].flatMap((moment) => moment.events);
      for (const { after } of playRandomly(suite, options, b, moves)) {
        for (let i = after.seq % 11; i < events.length; i += 11) {
          const event = events[i];
          if (event !== undefined) expect(game.evolve(after, event).seq).toBe(after.seq);
        }
      }
    }),
    { numRuns: runs },
  );
}

/** The intent passes the strict parser as it is; with a key more it does not. */
export function expectStrictlyParsed<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  intent: I,
): void {
  const raw: unknown = JSON.parse(JSON.stringify(intent));
  expect(game.parseIntent(raw)).toEqual(intent);
  expect(game.parseIntent({ ...intent, extra: 1 })).toBeNull();
}
