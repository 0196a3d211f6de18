import { Art, type Shape } from './art.tsx';
import { BackSymbol } from './back.tsx';
import { CourtFrench } from './courtFrench.tsx';
import { CourtParts } from './courtParts.tsx';
import { CourtSwiss } from './courtSwiss.tsx';
import { SuitSymbols } from './suitSymbols.tsx';

/** The quarter of an ace's wreath; the ace draws it four times. */
const FLOURISH: readonly Shape[] = [
  ['g', 'M31.5 22C36 22 43 24 46.5 31 48 34 47 37.5 44.5 37 42.5 36.5 43 34 44.8 34.3', 0.9],
  [
    'g',
    'M33.5 20.5C35.5 17 39.5 17 41 19.5 38.5 21.5 35.5 21.8 33.5 20.5ZM41 23.5C42 20 45.5 19 47.5 20.5 46.5 23.5 44 24.8 41 23.5ZM45.8 28.5C47.5 26 50 26 51.5 27.5 50 30 48 30.5 45.8 28.5Z',
  ],
  ['g', 'M31.5 13 33.5 17 31.5 20.5ZM51.5 49 53 52.94 51.5 56.9 50 52.94Z'],
  ['r', 'M31.5 10.3h.01M46.5 40.5h.01', 1.6],
];

/** All drawings of the cards, hidden; render it once at the app's root, before any card. */
export function CardSprite() {
  return (
    <svg className="pc-sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <SuitSymbols />
        <CourtParts />
        <CourtFrench />
        <CourtSwiss />
        <BackSymbol />
        <g id="pc-flourish" transform="translate(6.93 2.5) scale(.78 .85)">
          <Art of={FLOURISH} />
        </g>
      </defs>
    </svg>
  );
}
