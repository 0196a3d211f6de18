import type { AuchoCard } from '@stammtisch/aucho';
import { type Seat, suitOf } from '@stammtisch/kit';
import { areFriends, buurIsOut, isOut, type Position, type Unseen } from './position.ts';
import { countAbove, countBits } from './unseen.ts';
import type { Weights } from './weights.ts';

/** The chance to hold one of `count` cards, each of them with the same chance. */
function holdsOne(share: number, count: number): number {
  return count === 0 ? 0 : 1 - (1 - Math.min(1, share)) ** count;
}

/** Reckons how a trick goes on after a card, from what one seat knows. */
export interface Odds {
  readonly position: Position;
  readonly unseen: Unseen;
  readonly weights: Weights;
}

function trumpShare({ position, unseen, weights }: Odds, seat: Seat): number {
  return seat === position.declarer ? unseen.share * weights.declarerTrumps : unseen.share;
}

/** The chance that the seat holds a trump higher than `best`, or any if the best card is none. */
function holdsTrump(odds: Odds, seat: Seat, best: AuchoCard): number {
  const { position, unseen } = odds;
  const { trump } = position;
  const share = trumpShare(odds, seat);
  if (isOut(position, seat, trump)) return buurIsOut(unseen, trump) ? holdsOne(share, 1) / 2 : 0;
  const isTrump = suitOf(best) === trump;
  return holdsOne(share, isTrump ? countAbove(unseen.cards, best, trump) : countBits(unseen.cards[trump]));
}

/** The chance that this seat, still to come, beats the best card (AU-20 … AU-23). */
function chanceToBeat(odds: Odds, seat: Seat, best: AuchoCard): number {
  const { position, unseen, weights } = odds;
  const { trump } = position;
  const suit = suitOf(best);
  const byTrump = holdsTrump(odds, seat, best);
  if (suit === trump) return byTrump;
  const out = isOut(position, seat, suit);
  const over = out ? 0 : holdsOne(unseen.share, countAbove(unseen.cards, best, trump));
  const follows = out ? 0 : holdsOne(unseen.share, countBits(unseen.cards[suit]));
  const ruffs = byTrump * (1 - follows * (1 - weights.ruff));
  return 1 - (1 - over) * (1 - ruffs);
}

/** The chance that the trick ends up on the seat's own side if `best` by `holder` is the best card so far. */
export function chanceOfTrick(odds: Odds, holder: Seat, best: AuchoCard): number {
  const { position } = odds;
  const ours = areFriends(position, holder, position.seat);
  let stays = 1;
  for (const seat of position.after) {
    if (areFriends(position, seat, holder)) continue;
    stays *= 1 - chanceToBeat(odds, seat, best);
  }
  return ours ? stays : 1 - stays;
}
