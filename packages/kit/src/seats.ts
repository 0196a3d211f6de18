/** A place at the table. Play goes from seat n to seat n+1 (mod 4), in each game's own direction. */
export type Seat = 0 | 1 | 2 | 3;

export const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** Who an entry of the log is by: a seat, or the table itself. */
export type By = Seat | 'table';

/**
 * Who looks: a seat, the public (spectators, and whoever only watches), or an audit (the admin's desk and
 * the replay of a finished deal: sees all).
 */
export type Viewer = Seat | 'public' | 'audit';

/** One value a seat, by seat number. */
export type BySeat<T> = readonly [T, T, T, T];

/** The seat that comes `steps` turns after this one. */
export function seatAfter(seat: Seat, steps = 1): Seat {
  const at = (((seat + steps) % 4) + 4) % 4;
  return SEATS[at] ?? 0;
}

/** The four seats in order of play, beginning with the given one. */
export function seatsFrom(first: Seat): readonly Seat[] {
  return [first, seatAfter(first, 1), seatAfter(first, 2), seatAfter(first, 3)];
}

/** How many turns after `first` the seat comes, 0 to 3. */
export function turnsFrom(first: Seat, seat: Seat): number {
  return (seat - first + 4) % 4;
}

/** A value for every seat. */
export function bySeat<T>(value: (seat: Seat) => T): BySeat<T> {
  return [value(0), value(1), value(2), value(3)];
}

/** The same values with the one of `seat` replaced. */
export function setSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const changed: [T, T, T, T] = [values[0], values[1], values[2], values[3]];
  changed[seat] = value;
  return changed;
}

/** The values of two lists added up, seat by seat. */
export function addBySeat(a: BySeat<number>, b: BySeat<number>): BySeat<number> {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
}

/** Narrows an unknown number to a seat. */
export function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1 || value === 2 || value === 3;
}
