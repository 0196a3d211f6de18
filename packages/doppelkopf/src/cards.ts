import { type Card, packOf, rankOf, SUITS, type Suit, suitOf } from '@stammtisch/kit';

/** DK-1, DK-3: from low to high. */
export const RANKS = ['9', 'J', 'Q', 'K', 'T', 'A'] as const;

export type DoppelkopfRank = (typeof RANKS)[number];
export type DoppelkopfCard = Card<DoppelkopfRank>;

/** The 24 cards that there are; of each there are two. */
export const CARDS: readonly DoppelkopfCard[] = packOf(RANKS);

/** DK-1: the pack of 48, one copy of all cards after the other. */
export const PACK: readonly DoppelkopfCard[] = [...CARDS, ...CARDS];

/** DK-6: cards of each seat, and so the tricks of a deal (DK-14). */
export const HAND_SIZE = 12;

/** DK-7: deals of a round. */
export const DEALS_A_ROUND = 4;

/** The card that makes partners (DK-11). */
export const KREUZ_ASS: DoppelkopfCard = 'CA';

/** DK-2: all cards together, in Augen. */
export const ALL_AUGEN = 240;

// biome-ignore format: one line shows the order
const AUGEN: Readonly<Record<DoppelkopfRank, number>> = { 9: 0, J: 2, Q: 3, K: 4, T: 10, A: 11 };
// biome-ignore format: one line shows the order
const STRENGTH: Readonly<Record<DoppelkopfRank, number>> = { 9: 0, J: 1, Q: 2, K: 3, T: 4, A: 5 };

/** What a card is worth, in Augen (DK-2). */
export function augenOf(card: DoppelkopfCard): number {
  return AUGEN[rankOf(card)];
}

/** What cards are worth together, in Augen (DK-2). */
export function sumAugen(cards: readonly DoppelkopfCard[]): number {
  let sum = 0;
  for (const card of cards) sum += augenOf(card);
  return sum;
}

/** Strength of a suit, 0 to 3 (DK-3); in a Solo its suit stands above them all as 4 (DK-4). */
export function suitStrength(suit: Suit, solo: Suit | null): number {
  return suit === solo ? 4 : 3 - SUITS.indexOf(suit);
}

/** Strength of a card among all cards: by suit, within it by rank (DK-3, DK-4); the same for two alike. */
export function strengthOf(card: DoppelkopfCard, solo: Suit | null): number {
  return suitStrength(suitOf(card), solo) * RANKS.length + STRENGTH[rankOf(card)];
}

/** Whether a hand holds both Kreuz-Asse (DK-9, DK-10). */
export function holdsBothAces(hand: readonly DoppelkopfCard[]): boolean {
  return hand.indexOf(KREUZ_ASS) !== hand.lastIndexOf(KREUZ_ASS);
}

export type { Suit };
