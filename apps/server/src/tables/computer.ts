import { BOTS } from '@stammtisch/bots';
import type { Seat, Tagged } from '@stammtisch/kit';
import type { Table } from './table.ts';

/** What the computer does on a seat that it plays, from that seat's view alone; null if it waits or a person plays. */
export function computerMove(table: Table, seat: Seat): Tagged | null {
  if (table.row.seats[seat].kind !== 'computer') return null;
  return BOTS[table.row.game](table.view(seat), seat);
}
