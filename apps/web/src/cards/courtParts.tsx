import { Art, Figure, type Shape } from './art.tsx';

/** The head that all pictures share, around the nose: 12 wide, from brow −7 to chin 8. */
const FACE: readonly Shape[] = [
  ['s', 'M-5.8-7H5.8V1C5.8 5.3 2.8 8.3 0 8.3S-5.8 5.3-5.8 1Z'],
  ['k', 'M-3.7 2.7h.01M3.7 2.7h.01', 2.4],
  ['i', 'M-2.9-.6v.4M2.9-.6v.4', 1.25],
  ['i', 'M-4.5-2.6q1.5-.9 2.9-.2M4.5-2.6q-1.5-.9-2.9-.2M-.2-1q-.9 2.6-.7 3.1.8.5 1.5.1', 0.6],
  ['r', 'M-1.5 4.7Q0 5.9 1.5 4.7', 0.9],
];

const LOCKS: readonly Shape[] = [
  [
    'h',
    'M0-8.5C-6-8.5-7.5-4-7.5 0S-9 5-7.8 8.5C-5.5 10-3.5 8.5-3 6.5L3 6.5C3.5 8.5 5.5 10 7.8 8.5 9 5 7.5 4 7.5 0S6-8.5 0-8.5Z',
  ],
];

const BOB: readonly Shape[] = [
  [
    'h',
    'M0-8.5C-6-8.5-7-4-7.3 0-7.5 3-9.5 3.5-9 5.5-7.5 7.5-4.5 6.5-3.5 4.5L3.5 4.5C4.5 6.5 7.5 7.5 9 5.5 9.5 3.5 7.5 3 7.3 0 7-4 6-8.5 0-8.5Z',
  ],
];

const FRINGE: readonly Shape[] = [
  ['h', 'M-6.3-.5C-6.5-5-6-8 0-8S6.5-5 6.3-.5C4.8-2 4.5-3.5 4.2-5-1-3.8-3-4-4.2-5-4.5-3.5-4.8-2-6.3-.5Z'],
];

const BEARD: readonly Shape[] = [
  ['h', 'M-6 .3C-6.8 6-5 12 0 14.5 5 12 6.8 6 6 .3 5 2.7 3.5 3.2 2 2.8Q0 4.2-2 2.8C-3.5 3.2-5 2.7-6 .3Z'],
  ['r', 'M-1.3 5.3Q0 6.3 1.3 5.3', 1],
];

const MOUSTACHE: readonly Shape[] = [
  ['h', 'M0 2.7C1.5 2.3 3 4 5.3 2.8 4.5 5.3 1.5 5.3 0 4-1.5 5.3-4.5 5.3-5.3 2.8-3 4-1.5 2.3 0 2.7Z'],
];

/** Stands on the brow: its band lies on y = 0. */
const CROWN: readonly Shape[] = [
  ['r', 'M-6-1C-5-7 5-7 6-1Z'],
  ['g', 'M-6.8 1-8.3-6.5-4.2-3.2-2.3-7.5 0-4.5 2.3-7.5 4.2-3.2 8.3-6.5 6.8 1C3 2-3 2-6.8 1Z'],
  ['g', 'M0-9.8V-4.5M-1.6-8.3H1.6', 1.2],
  ['r', 'M-1.2-.9 0-2.1 1.2-.9 0 .3Z'],
  ['c', 'M-4.8-.9h.01M4.8-.9h.01', 1.3],
];

/** The queen's, lower and pearled, with a veil behind it. */
const CORONET: readonly Shape[] = [
  [
    'g',
    'M-6.5 1-7.6-4C-6-2-5-2-4.2-5-3-2-1.5-2.5 0-6.5 1.5-2.5 3-2 4.2-5 5-2 6-2 7.6-4L6.5 1C3-.3-3-.3-6.5 1Z',
  ],
  ['c', 'M-7.6-4.5h.01M-4.2-5.5h.01M0-7h.01M4.2-5.5h.01M7.6-4.5h.01', 1.9],
  ['r', 'M-1-1.5 0-2.7 1-1.5 0-.3Z'],
];

const VEIL: readonly Shape[] = [['2', 'M0-11C-7.5-11-9-5-9 0S-11 9-12 13H12C11 9 9 5 9 0S7.5-11 0-11Z']];

const BERET: readonly Shape[] = [
  ['2', 'M-8.3-.5C-11-6 0-9.5 5-7.5 9.5-6 10-1.5 7.5 0 3-2.5-4-2.3-8.3-.5Z'],
  ['g', 'M-7.3.8C-3-1.7 3-1.7 7 .8L7.3-1C3-3.5-3.5-3.3-7.8-1Z'],
];

const FEATHER: readonly Shape[] = [
  ['c', 'M5.5-1.5C7.5-3 8.5-5.5 7.5-9.5 12.5-8.5 13.5-2.5 6.5-.5Z'],
  ['i', 'M6.5-1.5C9.3-3.5 9.6-5.5 9.2-7.5', 0.5],
];

/** A broad hat, its brim on y = 0. */
const HAT: readonly Shape[] = [
  ['2', 'M-6.5-.5C-6.5-7-3-9 0-8.3 3-9 6.5-7 6.5-.5Z'],
  ['g', 'M-6.5-.3-6.3-2.6C-2-1.6 2-1.6 6.3-2.6L6.5-.3Z'],
  ['2', 'M-11-1.5C-8 .3-4-.3 0-.3S8 .3 11-1.5C9.5 2 5 2.2 0 2.2S-9.5 2-11-1.5Z'],
];

/** A pike, its staff as long below the hand as wanted. */
export function pike(below: number): readonly Shape[] {
  return [
    ['w', `M-.8-26H.8V${below}H-.8Z`],
    ['m', 'M0-37 2.2-29.5.9-26H-.9L-2.2-29.5Z'],
    ['r', 'M-1.3-26.5H1.3L2.3-20 1-21.3 0-19.5-1-21.3-2.3-20Z'],
  ];
}

/** The blade that makes a halberd of it. */
export const BLADE: readonly Shape[] = [
  ['m', 'M.8-26C3.5-25.5 5-26.5 6-29V-16.5C5-19 3.5-20.5 .8-19.5Z'],
  ['m', 'M-.8-25-4.5-23-.8-21Z'],
];

export const SCEPTRE: readonly Shape[] = [
  ['g', 'M-.8-20H.8V12H-.8Z'],
  ['g', 'M0-31C1-29 4-29 4-26S1.5-21.5 1.5-20H-1.5C-1.5-21.5-4-23-4-26S-1-29 0-31Z'],
  ['r', 'M0-28 1.6-25.3 0-22.6-1.6-25.3Z'],
];

/** A fist around a staff that runs upright through x = 0. */
export const FIST: readonly Shape[] = [
  ['s', 'M-3-2.3C-3-3.3 2.6-3.3 3-2.3L3.3 2C2.6 3.3-2.6 3.3-3.3 2Z'],
  ['i', 'M-2.5-.8H1.8M-2.6.9H2', 0.45],
];

/** The same with the forefinger up. */
export const POINTING: readonly Shape[] = [['s', 'M-2.4-2.5V-8.5C-2.4-9.8-.6-9.8-.6-8.5V-2.5Z'], ...FIST];

const PARTS = {
  face: FACE,
  locks: LOCKS,
  bob: BOB,
  veil: VEIL,
  fringe: FRINGE,
  beard: BEARD,
  moustache: MOUSTACHE,
  crown: CROWN,
  coronet: CORONET,
  beret: BERET,
  feather: FEATHER,
  hat: HAT,
};

type Part = keyof typeof PARTS;

export function CourtParts() {
  return Object.entries(PARTS).map(([name, shapes]) => (
    <Figure key={name} id={`pc-${name}`}>
      <Art of={shapes} />
    </Figure>
  ));
}

interface HeadProps {
  x: number;
  y: number;
  scale: number;
  /** What lies behind the face, and what lies on it. */
  behind?: Part;
  on: readonly Part[];
}

/** A head at a place; crowns and hats sit on its brow. */
export function Head({ x, y, scale, behind, on }: HeadProps) {
  const parts: Part[] = [...(behind ? [behind] : []), 'face', ...on];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {parts.map((part) => (
        <use
          key={part}
          href={`#pc-${part}`}
          {...(/^(crown|coronet|beret|feather|hat)$/.test(part) ? { y: -5 } : {})}
        />
      ))}
    </g>
  );
}
