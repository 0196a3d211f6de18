import { type DoppelkopfCard, RANKS } from '@stammtisch/doppelkopf';
import { rankOf, SUITS, type Suit, suitOf } from '@stammtisch/kit';
import { tierOf } from './unseen.ts';
import type { CardValues } from './weights.ts';

/** What a seat plays: with an unknown or a known partner, as a bride, or one against three. */
export type Role = 're' | 'kontra' | 'bride' | 'still' | 'solo' | 'gegenSolo';

/** What the seat has before it once tricks are taken: a partner, nobody, or one opponent. */
export type LaterRole = 'together' | 'alone' | 'againstOne';

/** Tricks taken so far, by side as far as it is known. */
export interface Taken {
  readonly own: number;
  readonly foe: number;
  readonly open: number;
  /** By how many Augen the last trick was above the average: for its own side, or against it if negative. */
  readonly last: number;
}

/** How many Augen more a party takes for what is in one of its hands. */
interface HandValues {
  /** For a card, against a low one of the lowest suit. */
  readonly cards: CardValues;
  /** For each suit but the highest of which the hand holds nothing: it may cut in from the start. */
  readonly void: number;
}

/** With the help of a partner. */
const HELPED: HandValues = {
  cards: [
    [7.2, 7.1, 8.6, 10.5, 14.7, 29.9],
    [4.1, 3.6, 3.5, 4, 4.6, 13],
    [1.8, 1.3, 2.2, 1.5, 1.7, 10.9],
    [0.6, 0.1, 0, 0, 0, 8.9],
  ],
  void: 15,
};

/** Without any: every card in the high suits counts more. */
const UNAIDED: HandValues = {
  cards: [
    [12.5, 12.8, 13.3, 15, 21.2, 32.9],
    [7.2, 6.7, 6.4, 7.1, 10.3, 19.7],
    [3.9, 2.5, 1.7, 1.9, 4, 15.6],
    [1.4, 0.3, 0, 0, 0, 13.8],
  ],
  void: 18,
};

/**
 * How many Augen a party takes on average: a straight line fitted to some ten thousand deals that the computer played
 * against itself for each role.
 */
interface Line extends Taken {
  readonly base: number;
  /** How much the strength of the hand counts, and what makes it strong. */
  readonly hand: number;
  readonly values: HandValues;
  /** How far results scatter around the line: the scale of a logistic curve. */
  readonly scatter: number;
}

const NOTHING: Taken = { own: 0, foe: 0, open: 0, last: 0 };

const LINES: Readonly<Record<Role, Line>> = {
  re: { ...NOTHING, values: HELPED, base: 64.5, hand: 1.01, scatter: 16.5 },
  kontra: { ...NOTHING, values: HELPED, base: 34.6, hand: 0.97, scatter: 16.5 },
  bride: { ...NOTHING, values: HELPED, base: 55.6, hand: 0.96, scatter: 14.5 },
  still: { ...NOTHING, values: UNAIDED, base: -70.3, hand: 1.19, scatter: 10 },
  solo: { ...NOTHING, values: UNAIDED, base: -61.5, hand: 1.06, scatter: 11 },
  gegenSolo: { ...NOTHING, values: HELPED, base: 112, hand: 0.09, scatter: 12 },
};

const LATER_LINES: Readonly<Record<LaterRole, Line>> = {
  // biome-ignore format: a line each, to be compared
  together: { values: HELPED, base: 52.6, hand: 1, own: 12.4, foe: -11.8, open: -2.6, last: 0.48, scatter: 18.5 },
  // biome-ignore format: a line each, to be compared
  alone: { values: UNAIDED, base: 12, hand: 0.63, own: 13.8, foe: -3.5, open: 0, last: 0.46, scatter: 10.5 },
  // biome-ignore format: a line each, to be compared
  againstOne: { values: HELPED, base: 109, hand: 0.12, own: 6.2, foe: -3.8, open: 0, last: 0.28, scatter: 11 },
};

/** The strength of a hand under a ranking of the suits, in Augen. */
function strengthOfHand(hand: readonly DoppelkopfCard[], solo: Suit | null, values: HandValues): number {
  let strength = 0;
  for (const suit of SUITS) {
    const tier = tierOf(suit, solo);
    const cards = hand.filter((card) => suitOf(card) === suit);
    if (cards.length === 0 && tier > 0) strength += values.void;
    for (const card of cards) strength += values.cards[tier]?.[RANKS.indexOf(rankOf(card))] ?? 0;
  }
  return strength;
}

/** What a party is likely to take. */
export interface Prospect {
  readonly augen: number;
  readonly scatter: number;
}

function prospectOn(line: Line, hand: readonly DoppelkopfCard[], solo: Suit | null, taken: Taken): Prospect {
  const tricks =
    line.own * taken.own + line.foe * taken.foe + line.open * taken.open + line.last * taken.last;
  const strength = strengthOfHand(hand, solo, line.values);
  return { augen: line.base + line.hand * strength + tricks, scatter: line.scatter };
}

/** What the seat's party is likely to take in a role, judged by its twelve cards. */
export function prospectAs(role: Role, hand: readonly DoppelkopfCard[], solo: Suit | null): Prospect {
  return prospectOn(LINES[role], hand, solo, NOTHING);
}

/** The same in the course of the deal, judged by the cards that are left and what has been taken. */
export function prospectLater(
  role: LaterRole,
  hand: readonly DoppelkopfCard[],
  solo: Suit | null,
  taken: Taken,
): Prospect {
  return prospectOn(LATER_LINES[role], hand, solo, taken);
}

/** The chance to take at least so many Augen. */
export function chanceOfAugen({ augen, scatter }: Prospect, least: number): number {
  return 1 / (1 + Math.exp((least - 0.5 - augen) / scatter));
}
