import type { Card } from '@stammtisch/kit';

/** Cards with the number of the copy, since some games have each card twice. */
export function keyed(cards: readonly Card[]): { card: Card; key: string }[] {
  return cards.map((card, i) => ({
    card,
    key: `${card}${cards.slice(0, i).filter((c) => c === card).length}`,
  }));
}
