import type { AuchoCard, AuchoView } from '@stammtisch/aucho';
import { type Played, type Seat, type Suit, suitOf } from '@stammtisch/kit';
import { type CardSet, countCards, takeOut, wholePack } from './unseen.ts';

/** A turn to play a card, as far as the seat knows it. */
export interface Position {
  readonly seat: Seat;
  readonly declarer: Seat;
  readonly trump: Suit;
  readonly hand: readonly AuchoCard[];
  readonly playable: readonly AuchoCard[];
  readonly trick: readonly Played<AuchoCard>[];
  readonly lastTrick: readonly Played<AuchoCard>[];
  /** Who still plays to this trick after the seat. */
  readonly after: readonly Seat[];
  /** The cards of the Lukas that lie open, out of play (AU-6, AU-12). */
  readonly open: readonly AuchoCard[];
}

/** What the seat cannot place: in other hands, closed in the Lukas, or played longer ago than the view remembers. */
export interface Unseen {
  readonly cards: CardSet;
  /** The chance that a certain one of them is in a certain hand. */
  readonly share: number;
}

function cardsOf(trick: readonly Played<AuchoCard>[]): AuchoCard[] {
  return trick.map((played) => played.card);
}

/** The cards of the Lukas that all may see: its bottom card, and what a Kehr turned over. */
export function openLukas(view: AuchoView): readonly AuchoCard[] {
  if (view.lukas === null) return [];
  const open = view.lukas.open.map(({ card }) => card);
  return view.lukas.bottom === null ? open : [...open, view.lukas.bottom];
}

function seatsAfter(view: AuchoView, seat: Seat): Seat[] {
  const { players } = view.deal;
  const at = players.indexOf(seat);
  const inOrder = [...players.slice(at + 1), ...players.slice(0, at)];
  return inOrder.slice(0, Math.max(0, players.length - 1 - view.trick.cards.length));
}

/** The position on the seat's turn to play; null if it is not one. */
export function positionOf(view: AuchoView, seat: Seat): Position | null {
  const { trump, declarer } = view.deal;
  if (trump === null || declarer === null || view.hand === null) return null;
  const playable: AuchoCard[] = [];
  for (const legal of view.legal) if (legal.type === 'spielen') playable.push(legal.card);
  return {
    seat,
    declarer,
    trump,
    hand: view.hand.cards,
    playable,
    trick: view.trick.cards,
    lastTrick: view.lastTrick?.cards ?? [],
    after: seatsAfter(view, seat),
    open: openLukas(view),
  };
}

/** The unseen cards of a position. */
export function unseenIn(position: Position): Unseen {
  const { trump, hand, trick, lastTrick, open } = position;
  const cards = wholePack();
  takeOut(cards, hand, trump);
  takeOut(cards, cardsOf(trick), trump);
  takeOut(cards, cardsOf(lastTrick), trump);
  takeOut(cards, open, trump);
  return { cards, share: Math.min(1, hand.length / Math.max(1, countCards(cards))) };
}

/** Whether two seats are on one side: the declarer is alone (AU-26). */
export function areFriends(position: Position, a: Seat, b: Seat): boolean {
  return (a === position.declarer) === (b === position.declarer);
}

/**
 * Whether the last trick showed that a seat is out of this suit. Whoever trumped a side suit may still hold it
 * (AU-20), and who did not follow trump may still hold the Buur (AU-21).
 */
export function isOut(position: Position, seat: Seat, suit: Suit): boolean {
  const led = position.lastTrick[0];
  if (led === undefined || suitOf(led.card) !== suit) return false;
  const played = position.lastTrick.find((card) => card.seat === seat);
  if (played === undefined) return false;
  const own = suitOf(played.card);
  return own !== suit && own !== position.trump;
}

const BUUR_BIT = 1 << 8;

/** Whether the Buur may still be in another hand. */
export function buurIsOut(unseen: Unseen, trump: Suit): boolean {
  return (unseen.cards[trump] & BUUR_BIT) !== 0;
}
