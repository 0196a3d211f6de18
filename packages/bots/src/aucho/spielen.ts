import {
  type AuchoCard,
  type AuchoView,
  beats,
  LAST_TRICK_POINTS,
  pointsOf,
  strengthOf,
  trickWinner,
} from '@stammtisch/aucho';
import { type Played, type Seat, suitOf, type Tagged } from '@stammtisch/kit';
import { chanceOfTrick, type Odds } from './chance.ts';
import { isOut, type Position, positionOf, unseenIn } from './position.ts';
import { countBits } from './unseen.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** What the card is worth in the hand for later tricks: that is what playing it costs. */
function keep({ position, weights }: Odds, card: AuchoCard): number {
  const { trump } = position;
  const by = suitOf(card) === trump ? weights.keepTrump : weights.keepSide;
  return by[strengthOf(card, trump)] ?? 0;
}

/** What it is worth to lead a trump for what it draws: the declarer has more of them than the others. */
function drawn(odds: Odds): number {
  const { position, unseen, weights } = odds;
  const { trump, seat, declarer, after } = position;
  if (seat !== declarer) return 0;
  const out = after.filter((other) => isOut(position, other, trump)).length;
  const each = Math.min(1, countBits(unseen.cards[trump]) * unseen.share);
  return weights.draw * each * (after.length - out);
}

/** The trick as it lies before the seat plays. */
interface Lying {
  readonly winning: Played<AuchoCard> | null;
  readonly points: number;
  /** The chance that it is the seat's side's even if the seat does not take it. */
  readonly chance: number;
}

function pointsIn({ trick, trump, hand }: Position): number {
  let points = hand.length === 1 ? LAST_TRICK_POINTS : 0;
  for (const { card } of trick) points += pointsOf(card, trump);
  return points;
}

function lyingIn(odds: Odds): Lying {
  const { position } = odds;
  const winning = trickWinner(position.trick, position.trump);
  const chance = winning === null ? 0 : chanceOfTrick(odds, winning.seat, winning.card);
  return { winning, points: pointsIn(position), chance };
}

/** What it is worth to play this card now, in points against those of the other side. */
function worth(odds: Odds, card: AuchoCard, lying: Lying): number {
  const { position, weights } = odds;
  const { trump, seat, after, hand } = position;
  const takes = lying.winning === null || beats(card, lying.winning.card, trump);
  const chance = takes ? chanceOfTrick(odds, seat, card) : lying.chance;
  const points = lying.points + pointsOf(card, trump) + after.length * weights.later;
  const draws = lying.winning === null && suitOf(card) === trump ? drawn(odds) * chance : 0;
  // The last card has no later tricks to be kept for.
  const cost = hand.length === 1 ? 0 : keep(odds, card);
  return points * (2 * chance - 1) + draws - cost;
}

/**
 * The card to play in a position. Every playable card is judged by the points that the trick is likely to bring its
 * side or lose, less what the card is worth later. So a partner's trick gets the high points, one's own is taken
 * as cheaply as can be, a lost one gets what costs least, and the declarer draws trumps before cashing Aces.
 */
function chooseCard(position: Position, weights: Weights = WEIGHTS): AuchoCard | null {
  const [only, another] = position.playable;
  if (only !== undefined && another === undefined) return only;
  const odds: Odds = { position, unseen: unseenIn(position), weights };
  const lying = lyingIn(odds);
  let best: AuchoCard | null = null;
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

/** Plays a card (AU-20 … AU-22), one of those that `legal` lists. */
export function spielen(view: AuchoView, seat: Seat): Tagged | null {
  const position = positionOf(view, seat);
  const card = position === null ? null : chooseCard(position);
  return view.legal.find((legal) => legal.type === 'spielen' && legal.card === card) ?? null;
}
