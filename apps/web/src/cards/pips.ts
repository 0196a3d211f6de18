import type { Rank } from '@stammtisch/kit';
import type { Skin } from './suitSymbols.tsx';

/** A pip's centre on the card of 63 × 95. */
export type Pip = readonly [x: number, y: number];

/** The columns lean a little, away from the two indexes. */
function lean([x, y]: Pip): Pip {
  return [x + (47.5 - y) * 0.09, y];
}

/** Two columns of as many pips as there are rows. */
function columns(rows: readonly number[], left: number): Pip[] {
  return rows.flatMap((y): Pip[] => [lean([left, y]), lean([63 - left, y])]);
}

const THREE = [17, 47.5, 78];
const FOUR = [14, 36.3, 58.7, 81];

function french(): Partial<Record<Rank, readonly Pip[]>> {
  const six = columns(THREE, 22.5);
  const eight = columns(FOUR, 22.5);
  return {
    '6': six,
    '7': [...six, lean([31.5, 32.2])],
    '8': [...six, lean([31.5, 32.2]), lean([31.5, 62.8])],
    '9': [...eight, lean([31.5, 47.5])],
    T: [...eight, lean([31.5, 25.2]), lean([31.5, 69.8])],
  };
}

function swiss(): Partial<Record<Rank, readonly Pip[]>> {
  const six = columns(THREE, 23);
  const eight = columns(FOUR, 23);
  return { '6': six, '7': [...six, lean([31.5, 32.2])], '8': eight, '9': [...eight, lean([31.5, 47.5])] };
}

const PIPS = { french: french(), swiss: swiss() };

/** How large a pip is drawn. */
export const PIP_SIZE: Readonly<Record<Skin, number>> = { french: 13, swiss: 14.5 };

/** Where the pips of a number card stand; nothing for aces, pictures and the Banner. */
export function pipsOf(rank: Rank, skin: Skin): readonly Pip[] {
  return PIPS[skin][rank] ?? [];
}
