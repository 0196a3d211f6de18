import type { Card } from './cards.ts';

/** Why a card of the hand may not be played to a trick; null if it may. */
export type CardRule<C extends Card, Code extends string> = (card: C) => Code | null;

/** The rule of who may play whatever it holds. */
export function anyCard(): null {
  return null;
}

/** Why this card may not be played: `noCard` if the hand does not hold it, else as the rule says; null if it may. */
export function whyNoCard<C extends Card, Code extends string>(
  hand: readonly C[],
  card: C,
  rule: CardRule<C, Code>,
): Code | 'noCard' | null {
  return hand.includes(card) ? rule(card) : 'noCard';
}

/** The cards that the rule forbids, each with the reason; in their order. */
export function blockedBy<C extends Card, Code extends string>(
  cards: readonly C[],
  rule: CardRule<C, Code>,
): { [K in C]?: Code } {
  const reasons: { [K in C]?: Code } = {};
  for (const card of cards) {
    const why = rule(card);
    if (why !== null) reasons[card] = why;
  }
  return reasons;
}
