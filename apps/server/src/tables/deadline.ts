import type { Seat } from '@stammtisch/kit';
import type { Table } from './table.ts';

/** A time in which the server was down, in milliseconds since 1970. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** Whose decision has to be made until when. `opened` names the decision, so that this can never hit the next one. */
export interface Due {
  readonly seat: Seat;
  readonly opened: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Whether a person plays that seat now: not the computer, and nobody stands in. */
export function isPersons(table: Table, seat: Seat): boolean {
  return table.row.seats[seat].kind === 'player' && !table.match.vertreten[seat];
}

/** Whoever had to decide when the server went down has that time credited. */
function credited(openedAt: number, { from, to }: Downtime): number {
  return openedAt <= from ? to - from : 0;
}

/** The decision that is due first, if the room sets a time for decisions; null if none is. */
export function firstDue(table: Table, downtime: Downtime): Due | null {
  const { zugzeit } = table.row.patience;
  if (zugzeit === 0) return null;
  let first: Due | null = null;
  for (const seat of table.game.awaited(table.match.game)) {
    if (!isPersons(table, seat)) continue;
    const opened = table.game.openedAt(table.match.game, seat);
    const openedAt = table.writtenAt(opened);
    const at = openedAt + zugzeit * 1000 + credited(openedAt, downtime);
    if (first === null || at < first.at) first = { seat, opened, at };
  }
  return first;
}
