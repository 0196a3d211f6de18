import {
  type AnyGame,
  applyEntry,
  type By,
  type BySeat,
  type Dice,
  decideMatch,
  isEnded,
  lonelySource,
  type MatchState,
  nextStep,
  type OptionValues,
  parseIntent,
  projectView,
  type Seat,
  seatsFrom,
  startMatch,
  type Tagged,
  tableIntent,
} from '@stammtisch/kit';
import { hexOf, seededDice } from '@stammtisch/kit/testing/random';
import type { RandomPlayer } from '../../src/index.ts';

/** A deterministic bot is a player too: it does without the dice. */
export type Players = BySeat<RandomPlayer>;

export interface Setup<V> {
  readonly game: AnyGame;
  /** What the game's projected views are. */
  readonly asView: (view: object) => V;
  readonly seed: number;
  readonly options: OptionValues;
  readonly players: Players;
  readonly maxDeals?: number;
  /** Looks at every move before it is made. */
  readonly onMove?: (view: V, seat: Seat, intent: Tagged) => void;
}

export interface PlayedMatch<V> {
  /** What the public sees at the end. */
  readonly view: V;
  readonly aborted: boolean;
  readonly entries: number;
}

function submit(
  { game, seed }: Pick<Setup<unknown>, 'game' | 'seed'>,
  match: MatchState,
  by: By,
  raw: Tagged,
): MatchState {
  const parsed = parseIntent(game, by, raw);
  const decision = parsed === null ? null : decideMatch(game, match, parsed);
  if (decision === null || !decision.ok) {
    const why = decision === null ? 'malformed' : decision.code;
    throw new Error(`seed ${seed}, seq ${match.seq}: ${by} ${JSON.stringify(raw)} ${why}`);
  }
  return applyEntry(game, match, { seq: match.seq + 1, events: decision.events });
}

/** The first move that some seat makes, asked from a seat by chance so that no order is taken for granted. */
function playerMove<V>(match: MatchState, setup: Setup<V>, dice: Dice): MatchState {
  const { game } = setup;
  for (const seat of seatsFrom(([0, 1, 2, 3] as const)[dice.below(4)] ?? 0)) {
    if (game.legal(match.game, seat).length === 0) continue;
    const view = projectView(game, match, seat);
    const intent = setup.players[seat](view, seat, dice);
    if (intent === null) continue;
    setup.onMove?.(setup.asView(view), seat, intent);
    return submit(setup, match, seat, intent);
  }
  throw new Error(`seed ${setup.seed}, seq ${match.seq}: nobody moves`);
}

/** Plays a whole match through the kernel, the table's steps included. Throws at a refusal or when nobody moves. */
export function playMatch<V>(setup: Setup<V>): PlayedMatch<V> {
  const { game } = setup;
  const dice = seededDice(setup.seed);
  const maxDeals = setup.maxDeals ?? 500;
  let match = startMatch(game, `bots-${setup.seed}`, setup.options);
  for (;;) {
    const step = nextStep(game, match);
    if (step === null && isEnded(game, match)) break;
    if (step !== null && step.deal > maxDeals && !match.aborted) {
      match = submit(setup, match, 'table', { type: 'abbrechen' });
    } else if (step !== null) {
      const source = lonelySource(() => hexOf(dice, 32));
      match = submit(setup, match, 'table', tableIntent(game, match, step, source));
    } else {
      match = playerMove(match, setup, dice);
    }
  }
  const view = setup.asView(projectView(game, match, 'public'));
  return { view, aborted: match.aborted, entries: match.seq };
}
