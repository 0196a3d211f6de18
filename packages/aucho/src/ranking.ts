import { type BySeat, bySeat, rankBy, SEATS, type Seat, seatAfter, turnsFrom } from '@stammtisch/kit';
import type { RankedPlayer } from './events.ts';
import type { AuchoOptions } from './options.ts';

interface Columns {
  readonly striche: BySeat<number>;
  readonly haerdoepfel: BySeat<number>;
}

/** A player's Stand: Striche less Härdöpfel, or the Striche alone under `haerdoepfel: mark` (AU-31). */
function standOf(striche: number, haerdoepfel: number, options: AuchoOptions): number {
  return options.haerdoepfel === 'offset' ? striche - haerdoepfel : striche;
}

/** The Stand of every seat (AU-31). */
export function standing({ striche, haerdoepfel }: Columns, options: AuchoOptions): BySeat<number> {
  return bySeat((seat) => standOf(striche[seat], haerdoepfel[seat], options));
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
  const rest = players.filter((player) => player.stand < options.ziel);
  // The dealer comes last, and so behind the declarer too.
  const turns = (seat: Seat) => turnsFrom(seatAfter(dealer), seat);
  return [
    ...rankBy(there, (a, b) => b.stand - a.stand || turns(a.seat) - turns(b.seat)),
    ...rankBy(rest, (a, b) => b.stand - a.stand || a.haerdoepfel - b.haerdoepfel).map((player) => ({
      ...player,
      place: there.length + player.place,
    })),
  ];
}
