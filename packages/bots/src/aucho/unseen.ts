import { type AuchoCard, strengthOf } from '@stammtisch/aucho';
import { SUITS, type Suit, suitOf } from '@stammtisch/kit';

/** Cards as a bit set for each suit; the bit is the strength under one trump (AU-2, AU-3). */
export type CardSet = Record<Suit, number>;

const WHOLE_SUIT = 0b1_1111_1111;

/** How many bits are set in each set of nine: looked up, as it is asked for many times a card. */
const BIT_COUNTS = Uint8Array.from({ length: WHOLE_SUIT + 1 }, (_, bits) => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
});

/** How many cards of a suit are in its bits. */
export function countBits(bits: number): number {
  return BIT_COUNTS[bits] ?? 0;
}

/** The whole pack. */
export function wholePack(): CardSet {
  return { C: WHOLE_SUIT, S: WHOLE_SUIT, H: WHOLE_SUIT, D: WHOLE_SUIT };
}

/** Takes cards out of the set, in place: a set is built once for each decision and not kept. */
export function takeOut(set: CardSet, cards: readonly AuchoCard[], trump: Suit): void {
  for (const card of cards) set[suitOf(card)] &= ~(1 << strengthOf(card, trump));
}

/** How many cards of this card's suit in the set are stronger than it. */
export function countAbove(set: CardSet, card: AuchoCard, trump: Suit): number {
  return countBits(set[suitOf(card)] >> (strengthOf(card, trump) + 1));
}

/** How many cards are in the set. */
export function countCards(set: CardSet): number {
  let count = 0;
  for (const suit of SUITS) count += countBits(set[suit]);
  return count;
}
