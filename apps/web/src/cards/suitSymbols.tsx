import { SUITS, type Suit } from '@stammtisch/kit';
import { Art, type Shape } from './art.tsx';

/** French suits take the colour of the text around them. */
const FRENCH: Readonly<Record<Suit, string>> = {
  C: 'M16 2a6.8 6.8 0 0 1 5.3 11 6.8 6.8 0 1 1-3.8 9.8c.2 3 1.3 5.2 3.5 7.2H11c2.2-2 3.3-4.2 3.5-7.2A6.8 6.8 0 1 1 10.7 13 6.8 6.8 0 0 1 16 2Z',
  S: 'M16 1.5c3.5 5.5 11.5 9.5 11.5 16.3 0 5.8-7 7.8-10.1 3.9.2 3.3 1.4 6 3.6 8.3H11c2.2-2.3 3.4-5 3.6-8.3-3.1 3.9-10.1 1.9-10.1-3.9C4.5 11 12.5 7 16 1.5Z',
  H: 'M16 30C12.5 23.5 3 18.5 3 10.3 3 5 6.8 2.5 10 2.5c3 0 5.2 2 6 5 .8-3 3-5 6-5 3.2 0 7 2.5 7 7.8 0 8.2-9.5 13.2-13 19.7Z',
  D: 'M16 1c2.5 5.2 6 10.3 10.5 15C22 20.7 18.5 25.8 16 31c-2.5-5.2-6-10.3-10.5-15C10 11.3 13.5 6.2 16 1Z',
};

/** The five directions of a rose, turned by some degrees, at a distance from its middle. */
function five(turn: number, distance: number): [x: string, y: string][] {
  return [0, 72, 144, 216, 288].map((step) => {
    const angle = ((step + turn) * Math.PI) / 180;
    return [(16 + distance * Math.sin(angle)).toFixed(1), (16.5 - distance * Math.cos(angle)).toFixed(1)];
  });
}

function petals(distance: number, r: number): string {
  return five(0, distance)
    .map(([x, y]) => `M${x} ${y}m-${r} 0a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0Z`)
    .join('');
}

function rays(turn: number, from: number, to: number): string {
  const ends = five(turn, to);
  return five(turn, from)
    .map(([x, y], i) => `M${x} ${y}L${ends[i]?.join(' ')}`)
    .join('');
}

/** Swiss-German suits carry their own colours: acorns, shields, roses, bells. */
const SWISS: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [
    ['w', 'M16 6.5C16 4 17 2.5 18.5 1.5', 2.6],
    ['l', 'M7.5 14.5h17c.5 6.5-3.5 11.5-7 13.5L16 31l-1.5-3c-3.5-2-7.5-7-7-13.5Z'],
    ['c', 'M11.8 18.5c.2 2.5 1 4.5 2.2 6', 1.8],
    ['w', 'M4.5 14C4.5 8.5 9.5 5 16 5s11.5 3.5 11.5 9c0 1.5-2 2.8-11.5 2.8S4.5 15.5 4.5 14Z'],
    ['g', 'M10 9.5l3.5 4M15 7.5l4.5 6M21 9l3 4M22 9.5l-3.5 4M17 7.5l-4.5 6M11 9l-3 4', 1],
  ],
  S: [
    [
      'i',
      'M3.5 3.3C8.5 5 12.5 4.5 16 1c3.5 3.5 7.5 4 12.5 2.3C30 16.5 26.5 26.5 16 31.5 5.5 26.5 2 16.5 3.5 3.3Z',
    ],
    ['b', 'M5.6 6c4 .8 7.4 0 10.4-2.3V28.8C8 24.5 5 16.5 5.6 6Z'],
    ['g', 'M26.4 6c-4 .8-7.4 0-10.4-2.3V28.8C24 24.5 27 16.5 26.4 6Z'],
    ['c', 'M10.8 9.5l1 2.6 2.7.2-2.1 1.7.7 2.7-2.3-1.5-2.3 1.5.7-2.7-2.1-1.7 2.7-.2Z'],
    ['i', 'M21.2 9.5l1 2.6 2.7.2-2.1 1.7.7 2.7-2.3-1.5-2.3 1.5.7-2.7-2.1-1.7 2.7-.2Z'],
  ],
  H: [
    ['l', rays(36, 9, 15.3), 3.2],
    ['r', petals(8.1, 6.7)],
    ['c', rays(36, 4, 10.5), 1.1],
    ['g', petals(0, 5)],
    ['w', petals(0, 2.4)],
  ],
  D: [
    ['w', 'M16 1a3.4 3.4 0 0 1 0 6.8A3.4 3.4 0 0 1 16 1Z'],
    ['p', 'M16 3a1.3 1.3 0 0 1 0 2.6A1.3 1.3 0 0 1 16 3Z'],
    ['w', 'M16 5.8a12.7 12.7 0 1 1 0 25.4 12.7 12.7 0 0 1 0-25.4Z'],
    ['g', 'M16 7.3a11.2 11.2 0 1 1 0 22.4 11.2 11.2 0 0 1 0-22.4Z'],
    ['c', 'M9.3 13.5C10.5 11.8 12 10.8 14 10.3', 2],
    ['r', 'M4.2 15.5h23.6l.8 3.7H3.4Z'],
    ['w', 'M16 20.3a2.5 2.5 0 0 1 1.2 4.7v5.5h-2.4V25a2.5 2.5 0 0 1 1.2-4.7Z'],
  ],
};

export type Skin = 'french' | 'swiss';

/** Where a suit's drawing is found in the sprite. */
export function suitHref(suit: Suit, skin: Skin): string {
  return `#pc-${skin}-${suit}`;
}

export function SuitSymbols() {
  return SUITS.map((suit) => [
    <symbol key={`f${suit}`} id={`pc-french-${suit}`} viewBox="0 0 32 32">
      <path d={FRENCH[suit]} fill="currentColor" />
    </symbol>,
    <symbol key={`s${suit}`} id={`pc-swiss-${suit}`} viewBox="0 0 32 32">
      <Art of={SWISS[suit]} />
    </symbol>,
  ]);
}
