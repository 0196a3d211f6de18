import {
  augenOf,
  beats,
  type DoppelkopfCard,
  type DoppelkopfView,
  RANKS,
  trickWinner,
} from '@stammtisch/doppelkopf';
import { type Played, rankOf, type Seat, suitOf, type Tagged } from '@stammtisch/kit';
import { type Odds, sideOfTrick } from './chance.ts';
import { type Position, positionOf, seatsToCome, unseenIn } from './position.ts';
import { tierOf } from './unseen.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** What the card is worth in the hand for later tricks: that is what playing it costs. */
function keep({ position, weights }: Odds, card: DoppelkopfCard): number {
  const { hand, solo } = position;
  // The last card has no later tricks to be kept for.
  if (hand.length === 1) return 0;
  const suit = suitOf(card);
  const tier = tierOf(suit, solo);
  const single = hand.filter((other) => suitOf(other) === suit).length === 1;
  const value = weights.keep[tier]?.[RANKS.indexOf(rankOf(card))] ?? 0;
  return value - (single ? (weights.voiding[tier] ?? 0) : 0);
}

/** The trick as it lies before the seat plays. */
interface Lying {
  readonly winning: Played<DoppelkopfCard> | null;
  readonly augen: number;
  /** How far it is the seat's side's even if the seat does not take it, from 1 to -1. */
  readonly side: number;
}

function lyingIn(odds: Odds): Lying {
  const { trick, solo } = odds.position;
  const winning = trickWinner(trick, solo);
  const side = winning === null ? 0 : sideOfTrick(odds, winning.seat, winning.card);
  let augen = 0;
  for (const { card } of trick) augen += augenOf(card);
  return { winning, augen, side };
}

/** Augen that the players to come will add: many to a trick of their own side. */
function addedBy({ position, weights, toCome }: Odds, side: number): number {
  let augen = 0;
  for (const seat of toCome) {
    const agrees = (1 + position.sides[seat] * side) / 2;
    augen += weights.lost + (weights.smeared - weights.lost) * agrees;
  }
  return augen;
}

/** What it is worth to play this card now, in Augen. */
function worth(odds: Odds, card: DoppelkopfCard, lying: Lying): number {
  const { seat, solo } = odds.position;
  const takes = lying.winning === null || beats(card, lying.winning.card, solo);
  const side = takes ? sideOfTrick(odds, seat, card) : lying.side;
  return (lying.augen + augenOf(card) + addedBy(odds, side)) * side - keep(odds, card);
}

/**
 * The card to play in a position. Every playable card is judged by the Augen that the trick is likely to bring its
 * side or lose, less what the card is worth later. So a partner's trick is smeared, one's own is taken as cheaply as
 * is safe, a lost one gets what costs least, and high cards are led while all can still follow.
 */
function chooseCard(position: Position, weights: Weights = WEIGHTS): DoppelkopfCard | null {
  const [only, another] = position.playable;
  if (only !== undefined && another === undefined) return only;
  const odds: Odds = { position, unseen: unseenIn(position), weights, toCome: seatsToCome(position) };
  const lying = lyingIn(odds);
  let best: DoppelkopfCard | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of position.playable) {
    const value = worth(odds, card, lying);
    if (value > most) {
      most = value;
      best = card;
    }
  }
  return best;
}

/** Plays a card (DK-15, DK-16), one of those that `legal` lists. */
export function spielen(view: DoppelkopfView, seat: Seat): Tagged | null {
  const position = positionOf(view, seat);
  const card = position === null ? null : chooseCard(position);
  return view.legal.find((legal) => legal.type === 'spielen' && legal.card === card) ?? null;
}
