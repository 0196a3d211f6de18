import { type BySeat, bySeat, placesOf, SEATS, type Seat } from '@stammtisch/kit';
import type { RankedPlayer } from './events.ts';
import type { AuchoOptions } from './options.ts';

interface Columns {
  readonly striche: BySeat<number>;
  readonly haerdoepfel: BySeat<number>;
}

/** A player's Stand: Striche less Härdöpfel, or the Striche alone under `haerdoepfel: mark` (AU-31). */
export function standOf(striche: number, haerdoepfel: number, options: AuchoOptions): number {
  return options.haerdoepfel === 'offset' ? striche - haerdoepfel : striche;
}

/** The Stand of every seat (AU-31). */
export function standing({ striche, haerdoepfel }: Columns, options: AuchoOptions): BySeat<number> {
  return bySeat((seat) => standOf(striche[seat], haerdoepfel[seat], options));
}

/** How many turns after the dealer a seat sits; the dealer last, and so behind the declarer too (AU-33). */
function turnsAfter(seat: Seat, dealer: Seat): number {
  return (seat - dealer + 3) % 4;
}

/**
 * The ranking once a Stand has reached `ziel` with the deal just written, null while none has (AU-33). Who reached it
 * comes first, none sharing a place; the rest by Stand, then fewer Härdöpfel, equal ones sharing a place.
 */
export function rankingOf(
  columns: Columns,
  options: AuchoOptions,
  dealer: Seat,
): readonly RankedPlayer[] | null {
  const stands = standing(columns, options);
  const players = SEATS.map((seat) => ({
    seat,
    striche: columns.striche[seat],
    haerdoepfel: columns.haerdoepfel[seat],
    stand: stands[seat],
  }));
  const there = players.filter((player) => player.stand >= options.ziel);
  if (there.length === 0) return null;
  there.sort((a, b) => b.stand - a.stand || turnsAfter(a.seat, dealer) - turnsAfter(b.seat, dealer));
  const rest = players.filter((player) => player.stand < options.ziel);
  rest.sort((a, b) => b.stand - a.stand || a.haerdoepfel - b.haerdoepfel || a.seat - b.seat);
  const places = placesOf(rest, (a, b) => a.stand === b.stand && a.haerdoepfel === b.haerdoepfel);
  return [
    ...there.map((player, i) => ({ ...player, place: i + 1 })),
    ...rest.map((player, i) => ({ ...player, place: there.length + (places[i] ?? i + 1) })),
  ];
}
