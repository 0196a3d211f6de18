import { type DoppelkopfCard, type DoppelkopfView, HAND_SIZE } from '@stammtisch/doppelkopf';
import { type Played, type Seat, type Suit, seatAfter, suitOf } from '@stammtisch/kit';
import { type Sides, sidesOf } from './sides.ts';
import { type CardSet, countCards, packWithout } from './unseen.ts';

/** A turn to play a card, as far as the seat knows it. */
export interface Position {
  readonly seat: Seat;
  readonly sides: Sides;
  /** The suit of a Solo, which stands on top (DK-4). */
  readonly solo: Suit | null;
  readonly hand: readonly DoppelkopfCard[];
  readonly playable: readonly DoppelkopfCard[];
  readonly trick: readonly Played<DoppelkopfCard>[];
  readonly lastTrick: readonly Played<DoppelkopfCard>[];
}

/** What the seat cannot place: in other hands, or played longer ago than the view remembers. */
export interface Unseen {
  readonly cards: CardSet;
  /** The chance that a certain hand holds none of so many of them: looked up, as it is asked for many times a card. */
  readonly holdsNone: readonly number[];
}

function cardsOf(trick: readonly Played<DoppelkopfCard>[]): DoppelkopfCard[] {
  return trick.map((played) => played.card);
}

/** The position on the seat's turn to play; null if it is not one. */
export function positionOf(view: DoppelkopfView, seat: Seat): Position | null {
  if (view.hand === null || view.deal.phase !== 'spiel') return null;
  const playable: DoppelkopfCard[] = [];
  for (const legal of view.legal) if (legal.type === 'spielen') playable.push(legal.card);
  return {
    seat,
    sides: sidesOf(view, seat),
    solo: view.deal.solo?.suit ?? null,
    hand: view.hand.cards,
    playable,
    trick: view.trick.cards,
    lastTrick: view.lastTrick?.cards ?? [],
  };
}

/** Who still plays to this trick after the seat (DK-5). */
export function seatsToCome({ seat, trick }: Position): readonly Seat[] {
  return [1, 2, 3].slice(0, 3 - trick.length).map((steps) => seatAfter(seat, steps));
}

/** The unseen cards of a position. Before trick 2 the last trick is one of the deal before. */
export function unseenIn({ hand, trick, lastTrick, solo }: Position): Unseen {
  const gone = hand.length < HAND_SIZE ? cardsOf(lastTrick) : [];
  const cards = packWithout(solo, [...hand, ...cardsOf(trick), ...gone]);
  const left = countCards(cards);
  const misses = 1 - Math.min(1, hand.length / Math.max(1, left));
  const holdsNone = [1];
  for (let chance = misses; holdsNone.length <= left; chance *= misses) holdsNone.push(chance);
  return { cards, holdsNone };
}

/** Whether the last trick showed that a seat is out of this suit (DK-15). */
export function isOut({ lastTrick, hand }: Position, seat: Seat, suit: Suit): boolean {
  const led = lastTrick[0];
  if (led === undefined || hand.length === HAND_SIZE || suitOf(led.card) !== suit) return false;
  const played = lastTrick.find((card) => card.seat === seat);
  return played !== undefined && suitOf(played.card) !== suit;
}
