import { ALL_AUGEN, type DoppelkopfView, HAND_SIZE } from '@stammtisch/doppelkopf';
import { SEATS, type Seat } from '@stammtisch/kit';
import { sidesOf } from './sides.ts';
import { type LaterRole, type Prospect, prospectAs, prospectLater, type Role, type Taken } from './worth.ts';

const AVERAGE_TRICK = ALL_AUGEN / HAND_SIZE;

/** What the seat plays in trick 1; null in a Hochzeit, where only the bride knows (DK-12). */
function roleOf({ deal, own }: DoppelkopfView, seat: Seat): Role | null {
  if (deal.solo !== null) return deal.solo.seat === seat ? 'solo' : 'gegenSolo';
  if (deal.hochzeit !== null) return deal.hochzeit.seat === seat ? 'bride' : null;
  return own?.still === true ? 'still' : (own?.party ?? null);
}

/** Whether the seat plays with somebody, alone, or with two others against one, as far as it knows (DK-11, DK-12). */
function laterRoleOf(view: DoppelkopfView, seat: Seat): LaterRole {
  const sides = sidesOf(view, seat);
  const partners = SEATS.filter((other) => other !== seat && sides[other] === 1).length;
  if (partners === 2) return 'againstOne';
  const foes = SEATS.filter((other) => sides[other] === -1).length;
  return foes === 3 ? 'alone' : 'together';
}

function takenIn(view: DoppelkopfView, seat: Seat): Taken {
  const sides = sidesOf(view, seat);
  const tricks = { own: 0, foe: 0, open: 0 };
  for (const other of SEATS) {
    const side = sides[other] === 1 ? 'own' : sides[other] === -1 ? 'foe' : 'open';
    tricks[side] += view.seats[other].tricks;
  }
  const { lastTrick } = view;
  const last = lastTrick === null ? 0 : (lastTrick.augen - AVERAGE_TRICK) * sides[lastTrick.winner];
  return { ...tricks, last };
}

/** What the seat's party is likely to take in the deal that is played; null while the seat does not know its party. */
export function prospectOf(view: DoppelkopfView, seat: Seat): Prospect | null {
  const { hochzeit, solo } = view.deal;
  if (view.hand === null || view.own === null || view.own.party === null) return null;
  const { cards } = view.hand;
  if (view.trick.number === 1) {
    const role = roleOf(view, seat);
    return role === null ? null : prospectAs(role, cards, solo?.suit ?? null);
  }
  if (hochzeit !== null && hochzeit.klaerung === null) return null;
  return prospectLater(laterRoleOf(view, seat), cards, solo?.suit ?? null, takenIn(view, seat));
}
