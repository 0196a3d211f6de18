import type { Card } from '../src/index.ts';

/** A reader of cards of this pack from text such as `HJ H9`; `H:JA9` gives three of one suit. */
export function cardReader<C extends Card>(pack: readonly C[]): (text: string) => C[] {
  const known: ReadonlyMap<string, C> = new Map(pack.map((card) => [card, card]));
  const cardNamed = (name: string): C => {
    const card = known.get(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return card;
  };
  return (text) => {
    const words = text.split(/\s+/).filter((word) => word !== '');
    return words.flatMap((word) => {
      const names = word[1] === ':' ? [...word.slice(2)].map((rank) => `${word[0]}${rank}`) : [word];
      return names.map(cardNamed);
    });
  };
}

/** The deck that deals these hands of one size in packets of three. */
export function inPackets<C extends Card>(hands: readonly (readonly C[])[]): C[] {
  const deck: C[] = [];
  const size = hands[0]?.length ?? 0;
  for (let from = 0; from < size; from += 3) {
    for (const hand of hands) deck.push(...hand.slice(from, from + 3));
  }
  return deck;
}
