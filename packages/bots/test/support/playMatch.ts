import { type AuchoOptions, type AuchoView, auchoGame } from '@stammtisch/aucho';
import {
  type AnyGame,
  applyEntry,
  type By,
  type BySeat,
  type Dice,
  dealIntent,
  decideMatch,
  isEnded,
  type MatchState,
  nextStep,
  parseIntent,
  projectView,
  type Seat,
  seatsFrom,
  startMatch,
  type TableStep,
  type Tagged,
} from '@stammtisch/kit';
import { asAuchoView } from '../../src/aucho/readView.ts';
import type { RandomPlayer } from '../../src/index.ts';
import { hex, seededDice } from './random.ts';

export interface Setup {
  readonly seed: number;
  readonly options: AuchoOptions;
  /** A deterministic bot is a player too: it does without the dice. */
  readonly players: BySeat<RandomPlayer>;
  readonly maxDeals?: number;
  /** Looks at every move before it is made. */
  readonly onMove?: (view: AuchoView, seat: Seat, intent: Tagged) => void;
}

export interface PlayedMatch {
  /** What the public sees at the end. */
  readonly view: AuchoView;
  readonly aborted: boolean;
  readonly entries: number;
}

const game: AnyGame = auchoGame;

function stepIntent(match: MatchState, step: TableStep, dice: Dice): Tagged {
  const { deal } = step;
  switch (step.type) {
    case 'versiegeln': {
      const secret = hex(dice, 32);
      const intent = { type: 'versiegeln', deal, secret };
      return intent;
    }
    case 'mischen': {
      const intent = { type: 'mischen', deal, beitraege: [null, null, null, null] };
      return intent;
    }
    case 'offenlegen': {
      const intent = { type: 'offenlegen', deal };
      return intent;
    }
    case 'geben':
      return dealIntent(game, match, step.siegel);
  }
}

function submit(match: MatchState, by: By, raw: Tagged, seed: number): MatchState {
  const parsed = parseIntent(game, by, raw);
  const decision = parsed === null ? null : decideMatch(game, match, parsed);
  if (decision === null || !decision.ok) {
    const why = decision === null ? 'malformed' : decision.code;
    throw new Error(`seed ${seed}, seq ${match.seq}: ${by} ${JSON.stringify(raw)} ${why}`);
  }
  return applyEntry(game, match, { seq: match.seq + 1, events: decision.events });
}

/** The first move that some seat makes, asked from a seat by chance so that no order is taken for granted. */
function playerMove(match: MatchState, setup: Setup, dice: Dice): MatchState {
  for (const seat of seatsFrom(([0, 1, 2, 3] as const)[dice.below(4)] ?? 0)) {
    if (game.legal(match.game, seat).length === 0) continue;
    const view = projectView(game, match, seat);
    const intent = setup.players[seat](view, seat, dice);
    if (intent === null) continue;
    setup.onMove?.(asAuchoView(view), seat, intent);
    return submit(match, seat, intent, setup.seed);
  }
  throw new Error(`seed ${setup.seed}, seq ${match.seq}: nobody moves`);
}

/** Plays a whole match through the kernel, the table's steps included. Throws at a refusal or when nobody moves. */
export function playMatch(setup: Setup): PlayedMatch {
  const dice = seededDice(setup.seed);
  const maxDeals = setup.maxDeals ?? 500;
  let match = startMatch(game, `bots-${setup.seed}`, setup.options);
  for (;;) {
    const step = nextStep(game, match);
    if (step === null && isEnded(game, match)) break;
    if (step !== null && step.deal > maxDeals && !match.aborted) {
      match = submit(match, 'table', { type: 'abbrechen' }, setup.seed);
    } else if (step !== null) {
      match = submit(match, 'table', stepIntent(match, step, dice), setup.seed);
    } else {
      match = playerMove(match, setup, dice);
    }
  }
  const view = asAuchoView(projectView(game, match, 'public'));
  return { view, aborted: match.aborted, entries: match.seq };
}
