import { type DoppelkopfCard, HAND_SIZE } from '@stammtisch/doppelkopf';
import { type Seat, type Suit, suitOf } from '@stammtisch/kit';
import { isOut, type Position, type Unseen } from './position.ts';
import { countAbove, countSuit, countTrumps } from './unseen.ts';
import type { Weights } from './weights.ts';

/** Reckons how a trick goes on after a card, from what one seat knows. */
export interface Odds {
  readonly position: Position;
  readonly unseen: Unseen;
  readonly weights: Weights;
  /** Who still plays to this trick after the seat. */
  readonly toCome: readonly Seat[];
}

/** How many unseen cards matter to whether a card stays the best of its trick. */
interface Rivals {
  readonly led: Suit;
  readonly follows: boolean;
  /** Higher ones of its own suit. */
  readonly above: number;
  /** Those of higher suits, which only cut in if the led suit cannot be followed (DK-15). */
  readonly trumps: number;
  readonly ofLed: number;
}

function rivalsOf({ unseen }: Odds, best: DoppelkopfCard, led: Suit): Rivals {
  return {
    led,
    follows: suitOf(best) === led,
    above: countAbove(unseen.cards, best),
    trumps: countTrumps(unseen.cards, best, led),
    ofLed: countSuit(unseen.cards, led),
  };
}

/** The chance that this seat, still to come, holds a card that beats the best one and may lay it (DK-15, DK-16). */
function canBeat({ position, unseen, weights }: Odds, seat: Seat, rivals: Rivals): number {
  const { holdsNone } = unseen;
  const holds = (count: number) => 1 - (holdsNone[count] ?? 0);
  const out = isOut(position, seat, rivals.led);
  const cannotFollow = out ? 1 : 1 - holds(rivals.ofLed);
  // Of what nobody remembers, the high cards have gone first.
  const there = 1 - weights.spent * (1 - position.hand.length / HAND_SIZE);
  if (!rivals.follows) return there * cannotFollow * holds(rivals.above + rivals.trumps);
  const over = out ? 0 : holds(rivals.above);
  return there * (over + cannotFollow * holds(rivals.trumps));
}

/**
 * How far the trick is likely to be the seat's own side's, from 1 to -1, if `best` by `holder` is the best card so
 * far: the sides of all who may have it in the end, weighed by their chances.
 */
export function sideOfTrick(odds: Odds, holder: Seat, best: DoppelkopfCard): number {
  const { position, weights, toCome } = odds;
  const { sides, trick } = position;
  const rivals = rivalsOf(odds, best, suitOf(trick[0]?.card ?? best));
  let stays = 1;
  let side = 0;
  for (const seat of toCome) {
    const together = (1 + sides[seat] * sides[holder]) / 2;
    const wants = together * weights.overtakes + (1 - together) * weights.beats;
    const takes = Math.min(1, canBeat(odds, seat, rivals)) * wants;
    side += stays * takes * sides[seat];
    stays *= 1 - takes;
  }
  return side + stays * sides[holder];
}
