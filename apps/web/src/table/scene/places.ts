import { SEATS, type Seat, turnsFrom } from '@stammtisch/kit';

/** Where a seat is drawn, as the viewer sees the table. */
export type Place = 'bottom' | 'right' | 'top' | 'left';

/** In which direction seat n+1 sits from seat n. */
export type Direction = 'clockwise' | 'counterclockwise';

const AROUND: Readonly<Record<Direction, readonly Place[]>> = {
  counterclockwise: ['bottom', 'right', 'top', 'left'],
  clockwise: ['bottom', 'left', 'top', 'right'],
};

/** The place of a seat when `bottom` sits at the bottom, in the real order of play. */
export function placeOf(seat: Seat, bottom: Seat, direction: Direction): Place {
  return AROUND[direction][turnsFrom(bottom, seat)] ?? 'bottom';
}

/** The seats as they are written on a score: the viewer last, who sits nearest. */
export function writtenOrder(own: Seat | null): readonly Seat[] {
  return own === null ? SEATS : [...SEATS.filter((seat) => seat !== own), own];
}
