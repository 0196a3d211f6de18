import { type BySeat, bySeat, type Decision, type Dice, refuse, SEATS, type Seat } from '@stammtisch/kit';
import { type AuchoCard, PACK } from './cards.ts';
import type { AuchoEvent } from './events.ts';
import type { AuchoRefusal } from './refusals.ts';
import type { AuchoState } from './state.ts';
import { naturalStrength } from './trumpOrder.ts';

export type Draw = BySeat<AuchoCard | null>;

/** The seats whose card of this round was lowest in side-suit order (AU-5). */
function lowest(draw: Draw): readonly Seat[] {
  const strength = (seat: Seat) => {
    const card = draw[seat];
    return card === null ? Number.POSITIVE_INFINITY : naturalStrength(card);
  };
  const least = Math.min(...SEATS.map(strength));
  return SEATS.filter((seat) => strength(seat) === least);
}

function drawn(draws: readonly Draw[]): ReadonlySet<AuchoCard> {
  return new Set(draws.flat().filter((card) => card !== null));
}

/** The seats that draw in the next round; none once the dealer is found (AU-5). */
function drawingSeats(draws: readonly Draw[]): readonly Seat[] {
  return drawnDealer(draws) !== null ? [] : tiedSeats(draws);
}

function tiedSeats(draws: readonly Draw[]): readonly Seat[] {
  const last = draws[draws.length - 1];
  return last === undefined ? SEATS : lowest(last);
}

/** The first dealer, once one seat alone drew the lowest card; else null (AU-5). */
export function drawnDealer(draws: readonly Draw[]): Seat | null {
  if (draws.length === 0) return null;
  const tied = tiedSeats(draws);
  // Should the pack run out before the tie is broken, the first of the tied seats deals: the draw must end.
  const exhausted = tied.length > 1 && PACK.length - drawn(draws).size < tied.length;
  return tied.length === 1 || exhausted ? (tied[0] ?? null) : null;
}

/**
 * The table's next round of drawing: the pack in the order that the dice give (the same every round of a match),
 * from it the next cards not yet drawn, one for each seat still drawing, in seat order.
 */
export function drawCards(draws: readonly Draw[], dice: Dice): Draw {
  const gone = drawn(draws);
  const rest = dice.shuffle(PACK).filter((card) => !gone.has(card));
  const seats = drawingSeats(draws);
  return bySeat((seat) => (seats.includes(seat) ? (rest[seats.indexOf(seat)] ?? null) : null));
}

/**
 * Decides a `ziehen` of the table (AU-5). Refuses with `notNow` once the dealer is known and with `wrongDeck` unless
 * exactly the drawing seats get a card each, all different and none drawn before.
 */
export function decideZiehen(state: AuchoState, cards: Draw): Decision<AuchoEvent, AuchoRefusal> {
  const seats = drawingSeats(state.draws);
  if (state.stage.phase !== 'bereit' || seats.length === 0) return refuse('notNow');
  const gone = new Set(drawn(state.draws));
  for (const seat of SEATS) {
    const card = cards[seat];
    if ((card !== null) !== seats.includes(seat)) return refuse('wrongDeck');
    if (card === null) continue;
    if (gone.has(card)) return refuse('wrongDeck');
    gone.add(card);
  }
  return { ok: true, events: [{ type: 'gezogen', cards }] };
}
