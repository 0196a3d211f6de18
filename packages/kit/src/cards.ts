/** The four suits, in both skins: C Kreuz/Eichel, S Schaufel/Schilten, H Herz/Rosen, D Ecken/Schellen. */
export type Suit = 'C' | 'S' | 'H' | 'D';

export const SUITS: readonly Suit[] = ['C', 'S', 'H', 'D'];

/** Every rank that some game of the house uses; a game narrows it. */
export type Rank = '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';

/** A card is written suit + rank, e.g. `HJ`. */
export type Card<R extends Rank = Rank> = `${Suit}${R}`;

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  // The template type guarantees the first letter; TypeScript cannot see through string indexing.
  return card[0] as Suit;
}

/** The rank of a card. */
export function rankOf<R extends Rank>(card: Card<R>): R {
  return card[1] as R;
}

/** All cards of the given ranks, suit by suit, in a fixed order that the dealing algorithm relies on. */
export function packOf<R extends Rank>(ranks: readonly R[]): Card<R>[] {
  return SUITS.flatMap((suit) => ranks.map((rank): Card<R> => `${suit}${rank}`));
}

/** The hand without one copy of the card; the same hand if it is not in it. */
export function withoutCard<C extends Card>(hand: readonly C[], card: C): readonly C[] {
  const at = hand.indexOf(card);
  return at < 0 ? hand : [...hand.slice(0, at), ...hand.slice(at + 1)];
}

/** Whether two lists hold the same cards, copies counted, in whatever order. */
export function sameCards(a: readonly Card[], b: readonly Card[]): boolean {
  if (a.length !== b.length) return false;
  const left = new Map<Card, number>();
  for (const card of a) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of b) {
    const copies = left.get(card) ?? 0;
    if (copies === 0) return false;
    left.set(card, copies - 1);
  }
  return true;
}
