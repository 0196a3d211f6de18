import {
  dealIntent,
  isEnded,
  nextStep,
  SEATS,
  type Seat,
  type TableStep,
  type Tagged,
} from '@stammtisch/kit';
import type { Contributions } from './dealing.ts';
import type { Submission } from './movePath.ts';
import type { Pace } from './pace.ts';
import type { Randomness } from './randomness.ts';
import type { Table } from './table.ts';

/** What the table goes on with by itself, and how long it waits for that, in milliseconds. */
export interface Action {
  readonly afterMs: number;
  readonly submission: Submission;
}

/** What the driver of a table needs to know of the world around it. */
export interface Surroundings {
  readonly pace: Pace;
  readonly randomness: Randomness;
  readonly contributions: Contributions;
  /** Whether a person is connected on that seat now. */
  isPresent(seat: Seat): boolean;
  /** What the computer would do on a seat that it plays; null if it waits, or does not play there. */
  computerMove(table: Table, seat: Seat): Tagged | null;
}

const byTable = (raw: unknown): Submission => ({ by: 'table', raw, client: null });

function since(table: Table, pauseMs: number): number {
  return Math.max(0, table.lastWrittenAt + pauseMs - Date.now());
}

/** The result of a deal and the cards drawn stay to be seen; a sealed deal waits a moment for the browsers' bytes. */
function pauseBeforeMixing(
  table: Table,
  deal: number,
  { pace, contributions, isPresent }: Surroundings,
): number {
  const have = contributions.of(deal);
  const missing = SEATS.some((seat) => isPresent(seat) && have[seat] === null);
  const seen = deal === 0 ? 0 : deal === 1 ? pace.drawMs : pace.dealMs;
  return since(table, Math.max(seen, missing ? pace.beitragMs : 0));
}

function stepAction(table: Table, step: TableStep, around: Surroundings): Action {
  const { deal } = step;
  switch (step.type) {
    case 'offenlegen':
      return { afterMs: 0, submission: byTable({ type: 'offenlegen', deal }) };
    case 'versiegeln':
      return {
        afterMs: 0,
        submission: byTable({ type: 'versiegeln', deal, secret: around.randomness.secret(deal) }),
      };
    case 'mischen':
      return {
        afterMs: pauseBeforeMixing(table, deal, around),
        submission: byTable({ type: 'mischen', deal, beitraege: around.contributions.of(deal) }),
      };
    case 'geben':
      return {
        afterMs: deal === 0 ? since(table, around.pace.drawMs) : 0,
        submission: byTable(dealIntent(table.game, table.match, step.siegel)),
      };
  }
}

/**
 * A computer's move; a finished trick lies a little longer. What comes besides the turn goes first, or the turn would
 * end it: the Six robs before the next card is turned or the first one led (AU-14).
 */
function computerAction(table: Table, around: Surroundings): Action | null {
  const { pace } = around;
  const awaited = table.game.awaited(table.match.game);
  const besides = SEATS.filter((seat) => !awaited.includes(seat));
  for (const seat of [...besides, ...awaited]) {
    const move = around.computerMove(table, seat);
    if (move === null) continue;
    const afterMs = pace.botMs + (table.endedTrick ? pace.trickMs : 0);
    return { afterMs, submission: { by: seat, raw: move, client: null } };
  }
  return null;
}

/** What only one seat can do now and everybody knows: the table does it, so that nobody has to click "next". */
function automaticAction(table: Table, { pace }: Surroundings): Action | null {
  const automatic = table.game.automatic(table.match.game);
  if (automatic === null) return null;
  const { seat, intent } = automatic;
  return { afterMs: pace.automaticMs, submission: byTable({ ...intent, seat }) };
}

/** What a table goes on with by itself from where it stands; null while it waits for people, or is over. */
export function nextAction(table: Table, around: Surroundings): Action | null {
  const step = nextStep(table.game, table.match);
  if (step !== null) return stepAction(table, step, around);
  if (isEnded(table.game, table.match)) return null;
  return computerAction(table, around) ?? automaticAction(table, around);
}
