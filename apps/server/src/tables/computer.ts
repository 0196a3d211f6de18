import { BOTS } from '@stammtisch/bots';
import type { Seat, Tagged } from '@stammtisch/kit';
import type { Submission } from './movePath.ts';
import type { Table } from './table.ts';

/** What the computer would do on a seat, from that seat's view alone; null if it would wait. */
function moveOn(table: Table, seat: Seat): Tagged | null {
  return BOTS[table.row.game](table.view(seat), seat);
}

/** By the table for a seat; the entry keeps the seat in its intent. */
function instead(move: Tagged, seat: Seat): Submission {
  return { by: 'table', raw: { ...move, seat }, client: null };
}

/**
 * The computer's move on a seat that it plays: its own, or one of somebody who is gone, for whom the table acts. Null
 * if it waits, or a person plays there.
 */
export function computerMove(table: Table, seat: Seat): Submission | null {
  const own = table.row.seats[seat].kind === 'computer';
  if (!own && !table.match.vertreten[seat]) return null;
  const move = moveOn(table, seat);
  if (move === null) return null;
  return own ? { by: seat, raw: move, client: null } : instead(move, seat);
}

/** What the table does for somebody whose time is up, in answer to just that decision. */
export function overdueMove(table: Table, seat: Seat, opened: number): Submission | null {
  const move = moveOn(table, seat);
  return move === null ? null : { ...instead(move, seat), decision: { seat, opened } };
}
