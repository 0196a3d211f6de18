import { type DoppelkopfCard, PACK, strengthOf, suitStrength } from '@stammtisch/doppelkopf';
import { type Suit, suitOf } from '@stammtisch/kit';

/** Above every strength: four suits, and room for a Solo's fifth one (DK-4). */
const STRENGTHS = 30;
const RANKS_A_SUIT = 6;

/** How many copies there are of each card, by its strength among all cards (DK-3, DK-4). */
type Counts = number[];

function countsOfPack(solo: Suit | null): Counts {
  const counts: Counts = Array.from({ length: STRENGTHS }, () => 0);
  for (const card of PACK) {
    const at = strengthOf(card, solo);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

const PLAIN = countsOfPack(null);
const SOLI: Readonly<Record<Suit, Counts>> = {
  C: countsOfPack('C'),
  S: countsOfPack('S'),
  H: countsOfPack('H'),
  D: countsOfPack('D'),
};

/** Cards under a ranking of the suits: for each strength how many are weaker, and in the end how many there are. */
export interface CardSet {
  readonly solo: Suit | null;
  readonly weaker: readonly number[];
}

/** The pack without these cards, under the ranking of a Solo or the plain one. */
export function packWithout(solo: Suit | null, cards: readonly DoppelkopfCard[]): CardSet {
  const counts = [...(solo === null ? PLAIN : SOLI[solo])];
  for (const card of cards) {
    const at = strengthOf(card, solo);
    counts[at] = (counts[at] ?? 0) - 1;
  }
  let sum = 0;
  const weaker = [0];
  for (const count of counts) {
    sum += count;
    weaker.push(sum);
  }
  return { solo, weaker };
}

/** How many cards there are of strengths from one to below another. */
function countBetween({ weaker }: CardSet, from: number, to: number): number {
  return (weaker[to] ?? 0) - (weaker[from] ?? 0);
}

/** How many cards there are in all. */
export function countCards(set: CardSet): number {
  return countBetween(set, 0, STRENGTHS);
}

/** The strength of the lowest card of a suit; the suit ends with the lowest of the next one. */
function bottomOf(suit: Suit, { solo }: CardSet): number {
  return suitStrength(suit, solo) * RANKS_A_SUIT;
}

/** How many cards of a suit. */
export function countSuit(set: CardSet, suit: Suit): number {
  const from = bottomOf(suit, set);
  return countBetween(set, from, from + RANKS_A_SUIT);
}

/** How many cards of this card's own suit beat it; one alike does not (DK-16). */
export function countAbove(set: CardSet, card: DoppelkopfCard): number {
  const top = bottomOf(suitOf(card), set) + RANKS_A_SUIT;
  return countBetween(set, strengthOf(card, set.solo) + 1, top);
}

/** How many cards of other suits beat this card: those of every higher suit but the led one (DK-16). */
export function countTrumps(set: CardSet, card: DoppelkopfCard, led: Suit): number {
  const own = bottomOf(suitOf(card), set);
  const higher = countBetween(set, own + RANKS_A_SUIT, STRENGTHS);
  return bottomOf(led, set) > own ? higher - countSuit(set, led) : higher;
}

/** The place of a suit in the ranking in force, 0 for the highest to 3 (DK-3, DK-4). */
export function tierOf(suit: Suit, solo: Suit | null): number {
  if (suit === solo) return 0;
  const strength = suitStrength(suit, null);
  // A Solo's suit comes from below those that it is put on top of.
  const pushed = solo !== null && suitStrength(solo, null) < strength ? 1 : 0;
  return 3 - strength + pushed;
}
