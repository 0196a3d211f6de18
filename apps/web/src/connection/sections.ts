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
    typeof value.gemischt === 'boolean' &&
    (value.umschlaege === null || Array.isArray(value.umschlaege)) &&
    Array.isArray(value.versaeumt)
  );
}

/** Where the dealing stands; null before the first deal. */
export function mischungOf({ view }: Pick<TableState, 'view'>): MischungSection | null {
  const section = view.mischung;
  return isMischung(section) ? section : null;
}

/** How often each seat's bytes were left out by its own fault, of those that are left out of this deal; 0 for all others. */
export function failedSeats(table: TableState): { seat: Seat; times: number }[] {
  const versaeumt = mischungOf(table)?.versaeumt ?? [];
  return SEATS.map((seat) => ({ seat, times: versaeumt[seat] ?? 0 })).filter(({ times }) => times > 0);
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
