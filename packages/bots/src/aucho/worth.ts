import type { AuchoCard, AuchoOptions } from '@stammtisch/aucho';
import { SUITS, type Suit } from '@stammtisch/kit';
import { type Features, featuresOf, holdsStoeck, weisPoints } from './features.ts';
import { type Contract, gainOf } from './stakes.ts';

/**
 * How far ahead of the opponents a declarer ends on average, in points: a straight line fitted to some ten thousand
 * deals that the computer played against itself for each kind of game.
 */
interface Line extends Features {
  readonly base: number;
  readonly leads: number;
  /** The declarer's Weise beat the others' the more often the better they are; without any, the others' count. */
  readonly weis: number;
}

const LINES: Readonly<Record<Contract, Line>> = {
  hand: {
    base: -123,
    trumps: 16.8,
    firmTrumps: 32.3,
    nextTrumps: 11.2,
    firmSide: 6.1,
    nextSide: 1.4,
    tens: -4.6,
    voids: 2.4,
    leads: -5,
    weis: 1.1,
  },
  lukas: {
    base: -176,
    trumps: 18.5,
    firmTrumps: 40.2,
    nextTrumps: 12.4,
    firmSide: 5.3,
    nextSide: 1.8,
    tens: -4.9,
    voids: 1.4,
    leads: 0,
    weis: 1.15,
  },
};

const FEATURES = ['trumps', 'firmTrumps', 'nextTrumps', 'firmSide', 'nextSide', 'tens', 'voids'] as const;

const STOECK = 20;
/** How far results scatter around the line: the scale of a logistic curve, in points. */
const SCATTER = 23;

/** A hand that might declare, and what its player knows besides. */
export interface Prospect {
  readonly hand: readonly AuchoCard[];
  readonly contract: Contract;
  readonly options: AuchoOptions;
  /** Whether the player leads trick 1 (AU-19). */
  readonly leads: boolean;
  /** Cards known to be out of play. */
  readonly gone: readonly AuchoCard[];
}

/** A suit, and what it gains to declare in it, in Stand against the average of the others. */
export interface Choice {
  readonly suit: Suit;
  readonly gain: number;
}

/** How far ahead the declarer ends on average under this trump, their Weise given in points. */
function marginOf(prospect: Prospect, trump: Suit, weise: number): number {
  const { hand, contract, options, leads, gone } = prospect;
  const line = LINES[contract];
  const features = featuresOf(hand, trump, gone);
  let margin = line.base + line.weis * weise + (leads ? line.leads : 0);
  for (const name of FEATURES) margin += line[name] * features[name];
  if (options.stoeck && holdsStoeck(hand, trump)) margin += STOECK;
  return margin;
}

function choiceOf(prospect: Prospect, suit: Suit, weise: number): Choice {
  const chance = 1 / (1 + Math.exp(-marginOf(prospect, suit, weise) / SCATTER));
  return { suit, gain: gainOf(chance, prospect.contract, prospect.options) };
}

/** What it gains to declare in this suit. */
export function gainIn(prospect: Prospect, suit: Suit): number {
  return choiceOf(prospect, suit, weisPoints(prospect.hand, prospect.options)).gain;
}

/** Every suit with what it gains, the best first. */
export function choices(prospect: Prospect): readonly Choice[] {
  const weise = weisPoints(prospect.hand, prospect.options);
  return SUITS.map((suit) => choiceOf(prospect, suit, weise)).sort((a, b) => b.gain - a.gain);
}
