import type { Suit } from '@stammtisch/kit';
import { type DoppelkopfCard, strengthOf } from './cards.ts';

/** A hand as its player wants to see it: by the ranking of the suits in force, each high to low (DK-3, DK-4). */
export function sortHand(hand: readonly DoppelkopfCard[], solo: Suit | null): readonly DoppelkopfCard[] {
  return [...hand].sort((a, b) => strengthOf(b, solo) - strengthOf(a, solo));
}
