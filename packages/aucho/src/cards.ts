import { type Card, packOf } from '@stammtisch/kit';

/** AU-1, in natural order from low to high. */
export const RANKS = ['6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

export type AuchoRank = (typeof RANKS)[number];
export type AuchoCard = Card<AuchoRank>;

/** AU-1: the pack of 36. */
export const PACK: readonly AuchoCard[] = packOf(RANKS);

/** AU-6: cards of each hand player, and of the Lukas. */
export const HAND_SIZE = 9;
