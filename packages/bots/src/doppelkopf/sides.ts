import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import { type BySeat, bySeat, SEATS, type Seat } from '@stammtisch/kit';

/** How far each seat is on one's own side: 1 a partner for sure, -1 an opponent for sure, in between by chance. */
export type Sides = BySeat<number>;

const MINE = 1;
const AGAINST = -1;
/** One of three, as likely as the others, is the partner: a third of a 1 and two thirds of a -1. */
const ONE_OF_THREE = -1 / 3;

/**
 * Until the Klärungsstich whoever takes a trick from the bride is her partner (DK-12): to her all others will do, and
 * each of them is better off if it is they themselves.
 */
function unsettled(seat: Seat, bride: Seat): Sides {
  return bySeat((other) => {
    if (other === seat || seat === bride) return MINE;
    return other === bride ? ONE_OF_THREE : AGAINST;
  });
}

/** The sides as the seat knows them, from its own party and the public ones alone (DK-11 … DK-13). */
export function sidesOf(view: DoppelkopfView, seat: Seat): Sides {
  const { hochzeit, solo } = view.deal;
  const own = view.own?.party ?? null;
  if (hochzeit !== null && hochzeit.klaerung === null) return unsettled(seat, hochzeit.seat);
  const partyOf = (other: Seat) => view.seats[other].party;
  const others = SEATS.filter((other) => other !== seat);
  const open = others.filter((other) => partyOf(other) === null).length;
  const found = others.some((other) => partyOf(other) === own);
  // Where somebody plays alone all is public, but a stilles Solo, which only its player knows of.
  const alone = view.own?.still === true || solo !== null;
  const chance = found || alone || open === 0 ? 0 : 1 / open;
  return bySeat((other) => {
    if (other === seat) return MINE;
    const party = partyOf(other);
    if (party === null) return 2 * chance - 1;
    return party === own ? MINE : AGAINST;
  });
}
