import { isEnded, nextStep, SEATS, type Seat, type TableStep, tableIntent } from '@stammtisch/kit';
import type { Log } from '../log.ts';
import { computerMove, overdueMove } from './computer.ts';
import { type Downtime, firstDue } from './deadline.ts';
import type { Contributions } from './dealing.ts';
import { depositedBy, givenBy, mixedBy } from './mixing.ts';
import type { Submission } from './movePath.ts';
import type { Pace } from './pace.ts';
import type { Randomness } from './randomness.ts';
import type { Table } from './table.ts';

/** What the table goes on with by itself, and how long it waits for that, in milliseconds. */
export interface Action {
  readonly afterMs: number;
  /** What it is. Where that takes work it is done when it is due. Null if there is nothing to do after all. */
  submission(): Submission | null;
}

/** Whether the player of a seat is connected, and since when they are, or are not, in milliseconds since 1970. */
export interface SeatPresence {
  readonly here: boolean;
  readonly since: number;
}

/** What the driver of a table needs to know of the world around it. */
export interface Surroundings {
  readonly pace: Pace;
  readonly randomness: Randomness;
  readonly contributions: Contributions;
  presence(seat: Seat): SeatPresence;
  readonly downtime: Downtime;
  readonly log: Log;
}

const byTable = (raw: unknown): Submission => ({ by: 'table', raw, client: null });

/** When the table does its next step, in milliseconds since 1970; what there is nothing to wait for is past. */
function dueAt(table: Table, step: TableStep, around: Surroundings): number {
  switch (step.type) {
    case 'offenlegen':
    case 'versiegeln':
      return 0;
    case 'hinterlegen':
      return depositedBy(table, step.siegel, around);
    case 'mischen':
      return mixedBy(table, step.siegel, around);
    case 'geben':
      return givenBy(table, step.siegel, around);
  }
}

function stepAction(table: Table, step: TableStep, around: Surroundings): Action {
  const source = {
    secret: (deal: number) => around.randomness.secret(deal),
    umschlaege: (deal: number) => around.contributions.umschlaege(deal),
    beitraege: (deal: number) => around.contributions.beitraege(deal),
  };
  return {
    afterMs: Math.max(0, dueAt(table, step, around) - Date.now()),
    submission: () => byTable(tableIntent(table.game, table.match, step, source)),
  };
}

/**
 * A computer's move; a finished trick lies a little longer. What comes besides the turn goes first, or the turn would
 * end it: the Six robs before the next card is turned or the first one led (AU-14).
 */
function computerAction(table: Table, { pace, log }: Surroundings): Action | null {
  const awaited = table.game.awaited(table.match.game);
  const besides = SEATS.filter((seat) => !awaited.includes(seat));
  for (const seat of [...besides, ...awaited]) {
    const submission = computerMove(table, seat, log);
    if (submission === null) continue;
    return { afterMs: pace.botMs + (table.endedTrick ? pace.trickMs : 0), submission: () => submission };
  }
  return null;
}

/** What only one seat can do now and everybody knows: the table does it, so that nobody has to click "next". */
function automaticAction(table: Table, { pace }: Surroundings): Action | null {
  const automatic = table.game.automatic(table.match.game);
  if (automatic === null) return null;
  const { seat, intent } = automatic;
  return { afterMs: pace.automaticMs, submission: () => byTable({ ...intent, seat }) };
}

/** Where the room sets a time for decisions, the computer decides for whoever lets it pass. */
function overdueAction(table: Table, { downtime, log }: Surroundings): Action | null {
  const due = firstDue(table, downtime);
  if (due === null) return null;
  return {
    afterMs: Math.max(0, due.at - Date.now()),
    submission: () => overdueMove(table, due.seat, due.opened, log),
  };
}

/** The computer stands in for whoever is gone for too long, and steps back as soon as they return. */
function presenceAction(table: Table, seat: Seat, around: Surroundings): Action | null {
  if (table.row.seats[seat].kind !== 'player') return null;
  const { here, since } = around.presence(seat);
  if (table.match.vertreten[seat]) {
    if (!here) return null;
    return { afterMs: 0, submission: () => byTable({ type: 'zurueckkehren', seat }) };
  }
  const { abwesenheit } = table.row.patience;
  if (here || abwesenheit === 0) return null;
  const afterMs = Math.max(0, since + abwesenheit * 1000 - Date.now());
  return { afterMs, submission: () => byTable({ type: 'vertreten', seat }) };
}

/** Whether one of the people who play is there; a match without people needs none. */
function isAttended({ row }: Table, { presence }: Surroundings): boolean {
  const people = SEATS.filter((seat) => row.seats[seat].kind === 'player');
  return people.length === 0 || people.some((seat) => presence(seat).here);
}

/** What a table goes on with by itself from where it stands; null while it waits for people, or is over. */
export function nextAction(table: Table, around: Surroundings): Action | null {
  // With nobody there the table waits, computers and all: who comes back finds it as they left it.
  if (!isEnded(table.game, table.match) && !isAttended(table, around)) return null;
  const step = nextStep(table.game, table.match);
  if (step !== null) return stepAction(table, step, around);
  if (isEnded(table.game, table.match)) return null;
  const actions = [
    ...SEATS.map((seat) => presenceAction(table, seat, around)),
    computerAction(table, around),
    automaticAction(table, around),
    overdueAction(table, around),
  ];
  let first: Action | null = null;
  for (const action of actions) {
    if (action !== null && (first === null || action.afterMs < first.afterMs)) first = action;
  }
  return first;
}
