import { ALL_AUGEN, type Ansage, type DoppelkopfView } from '@stammtisch/doppelkopf';
import { SEATS, type Seat, type Tagged } from '@stammtisch/kit';
import { prospectOf } from './prospect.ts';
import { legalAnsagen } from './readView.ts';
import { sidesOf } from './sides.ts';
import { chanceOfAugen } from './worth.ts';

/** How many Augen the own party must take for the announcement to hold (DK-22, DK-23). */
export const NEEDED: Readonly<Record<Ansage, number>> = {
  re: 121,
  kontra: 120,
  keine90: 151,
  keine60: 181,
  keine30: 211,
  // No trick at all: with nearly all Augen that is likely, and `allTricks` sees to what is past.
  schwarz: ALL_AUGEN - 4,
};

/**
 * From what chance the announcement is made. It doubles what is at stake (DK-26): Re loses two points for the one that
 * it could win, Kontra the other way round (DK-24); an Absage may lose a game that was won (DK-23). The more Augen it
 * takes, the more the line that the chance comes from is too hopeful.
 */
const ENOUGH: Readonly<Record<Ansage, number>> = {
  re: 0.88,
  kontra: 0.5,
  keine90: 0.75,
  keine60: 0.85,
  keine30: 0.95,
  schwarz: 0.97,
};

/** Whether nobody but partners has taken a trick so far. */
function allTricks(view: DoppelkopfView, seat: Seat): boolean {
  const sides = sidesOf(view, seat);
  return SEATS.every((other) => sides[other] === 1 || view.seats[other].tricks === 0);
}

/** Announces what the seat's party is likely enough to reach (DK-17 … DK-19); null if nothing. */
export function ansagen(view: DoppelkopfView, seat: Seat): Tagged | null {
  const open = legalAnsagen(view);
  const prospect = open.length === 0 ? null : prospectOf(view, seat);
  if (prospect === null) return null;
  const ansage = open.find(
    (one) =>
      chanceOfAugen(prospect, NEEDED[one]) >= ENOUGH[one] && (one !== 'schwarz' || allTricks(view, seat)),
  );
  return view.legal.find((legal) => legal.type === 'ansage' && legal.ansage === ansage) ?? null;
}
