import { type AuchoCard, type AuchoOptions, findWeise } from '@stammtisch/aucho';
import { rankOf, SUITS, type Suit, suitOf } from '@stammtisch/kit';
import { countAbove, takeOut, wholePack } from './unseen.ts';

/** What makes a hand good under a trump, in counts that a sum of weights can judge. */
export interface Features {
  readonly trumps: number;
  /** Trumps that no trump elsewhere can beat: the Buur, the Nell below one's own Buur, … */
  readonly firmTrumps: number;
  /** Trumps that just one trump elsewhere can beat. */
  readonly nextTrumps: number;
  /** Side-suit cards that no card of their suit elsewhere can beat: Aces, Kings below them. */
  readonly firmSide: number;
  readonly nextSide: number;
  readonly tens: number;
  /** Side suits of which the hand holds nothing. */
  readonly voids: number;
}

/** The features of a hand under a trump; `gone` are cards known to be out of play. */
export function featuresOf(hand: readonly AuchoCard[], trump: Suit, gone: readonly AuchoCard[]): Features {
  const others = wholePack();
  takeOut(others, hand, trump);
  takeOut(others, gone, trump);
  const count = { trumps: 0, firmTrumps: 0, nextTrumps: 0, firmSide: 0, nextSide: 0, tens: 0 };
  const held = { C: 0, S: 0, H: 0, D: 0 };
  for (const card of hand) {
    held[suitOf(card)]++;
    const above = countAbove(others, card, trump);
    if (suitOf(card) === trump) {
      count.trumps++;
      if (above === 0) count.firmTrumps++;
      if (above === 1) count.nextTrumps++;
      continue;
    }
    if (above === 0) count.firmSide++;
    if (above === 1) count.nextSide++;
    if (rankOf(card) === 'T') count.tens++;
  }
  let voids = 0;
  for (const suit of SUITS) if (suit !== trump && held[suit] === 0) voids++;
  return { ...count, voids };
}

/** The points that a hand's Weise bring if they count (AU-25). The computer announces four Under in time. */
export function weisPoints(hand: readonly AuchoCard[], options: AuchoOptions): number {
  let points = 0;
  for (const weis of findWeise(hand, options.weisSkala)) points += weis.points;
  return points;
}

/** Whether trump King and Queen are in one hand (AU-27). */
export function holdsStoeck(hand: readonly AuchoCard[], trump: Suit): boolean {
  return hand.includes(`${trump}K`) && hand.includes(`${trump}Q`);
}
