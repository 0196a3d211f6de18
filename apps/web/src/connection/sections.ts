import { type MischungSection, SEATS, type Seat } from '@stammtisch/kit';

import type { TableState } from './types.ts';

/*
 * The few sections of a view that the shell itself reads, whatever the game. They are `unknown` on the wire, so
 * each is looked at before it is used.
 */

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isMischung(value: unknown): value is MischungSection {
  return (
    isRecord(value) &&
    typeof value.deal === 'number' &&
    typeof value.commitment === 'string' &&
    typeof value.gemischt === 'boolean'
  );
}

/** Where the dealing stands; null before the first deal. */
export function mischungOf(table: TableState): MischungSection | null {
  const section = table.view.mischung;
  return isMischung(section) ? section : null;
}

/** Whether the table waits for the seat. */
export function isAwaited(table: TableState, seat: Seat): boolean {
  const section = table.view.table;
  const awaited = isRecord(section) ? section.awaited : undefined;
  return Array.isArray(awaited) && awaited.includes(seat);
}

/** Whether the match was called off. */
export function isAborted(table: TableState): boolean {
  return table.view.aborted === true;
}

/** The seats for which the computer plays while their players are gone. */
export function standInSeats(table: TableState): Seat[] {
  const section = table.view.vertreten;
  return Array.isArray(section) ? SEATS.filter((seat) => section[seat] === true) : [];
}
