import { SEATS, type Seat, type Siegel } from '@stammtisch/kit';
import { isPersons } from './deadline.ts';
import type { Surroundings } from './nextAction.ts';
import type { Table } from './table.ts';

/** So many times as long as for a browser that is there the table waits for one whose connection broke just now. */
const AWAY_FACTOR = 6;

/** Until when the result of the deal before, or the cards drawn, are to be seen; in milliseconds since 1970. */
function displayedUntil(table: Table, { deal, versiegeltSeq }: Siegel, { pace }: Surroundings): number {
  const seen = deal === 0 ? 0 : deal === 1 ? pace.drawMs : pace.dealMs;
  return table.writtenAt(versiegeltSeq) + seen;
}

/**
 * Until when the table waits for what a seat's browser has not sent, in milliseconds since 1970. `from`: since when it
 * could have sent it. One that comes back has the time anew, but not without end.
 */
function patienceFor(seat: Seat, from: number, { pace, presence }: Surroundings): number {
  const { here, since } = presence(seat);
  const awayMs = pace.beitragMs * AWAY_FACTOR;
  const until = here ? Math.max(from, since) + pace.beitragMs : since + awayMs;
  return Math.min(until, from + awayMs);
}

/** Since when one of the people who play is there without a break; 0 if none is. */
function attendedSince({ row }: Table, { presence }: Surroundings): number {
  const here = SEATS.filter((seat) => row.seats[seat].kind === 'player' && presence(seat).here);
  return here.length === 0 ? 0 : Math.min(...here.map((seat) => presence(seat).since));
}

/** When there is no more waiting for these seats; at once if there are none. */
function waitFor(table: Table, seats: readonly Seat[], atSeq: number, around: Surroundings): number {
  // After a restart nobody is there yet, and what had come is lost; and with nobody there the table waits.
  const from = Math.max(table.writtenAt(atSeq), table.loadedAt, attendedSince(table, around));
  return Math.max(0, ...seats.map((seat) => patienceFor(seat, from, around)));
}

/**
 * When the hashes are taken down, in milliseconds since 1970: as soon as all are in. For those that are not there is time
 * while the deal before is still to be seen, but for what opening may take then.
 */
export function depositedBy(table: Table, siegel: Siegel, around: Surroundings): number {
  const { contributions, pace } = around;
  const have = contributions.umschlaege(siegel.deal);
  const missing = contributions.taken
    ? SEATS.filter((seat) => isPersons(table, seat) && have[seat] === null)
    : [];
  if (missing.length === 0) return 0;
  const spare = displayedUntil(table, siegel, around) - pace.beitragMs;
  return Math.max(spare, waitFor(table, missing, siegel.versiegeltSeq, around));
}

/** When the deal is mixed, in milliseconds since 1970: as soon as everybody has shown the bytes that they are bound to. */
export function mixedBy(table: Table, siegel: Siegel, around: Surroundings): number {
  const { contributions } = around;
  const { deal, umschlaege, versiegeltSeq, hinterlegtSeq } = siegel;
  const isBound = (seat: Seat) =>
    umschlaege === null ? contributions.taken && isPersons(table, seat) : umschlaege[seat] !== null;
  const missing = SEATS.filter((seat) => isBound(seat) && !contributions.hasShown(deal, seat));
  if (missing.length === 0) return 0;
  const seq = Math.max(versiegeltSeq, hinterlegtSeq);
  return Math.max(displayedUntil(table, siegel, around), waitFor(table, missing, seq, around));
}

/** When the cards are given, in milliseconds since 1970; each round of drawing lies to be seen. */
export function givenBy(table: Table, siegel: Siegel, around: Surroundings): number {
  if (siegel.deal === 0) return table.lastWrittenAt + around.pace.drawMs;
  return displayedUntil(table, siegel, around);
}
