import { Art, Figure, type Shape } from './art.tsx';
import { BLADE, FIST, Head, pike, SCEPTRE } from './courtParts.tsx';

// The upper halves lie above a seam from (5, 38) down to (58, 57); the card turns a copy around for the lower half.

const ROBE: Shape = ['1', 'M20 43.5C20 35.5 23.5 31 30 29.5H43C50 31 54 37 54.5 56Z'];
const LEFT_SLEEVE: Shape = ['2', 'M28.5 30C22.5 31 19 36 18.5 43.2L25.5 45.7C25.5 40 27 36 30 33.5Z'];
const RIGHT_SLEEVE: readonly Shape[] = [
  ['2', 'M44.5 30C52 30.5 57.5 38 57 51L54.5 56 48 53.7C45.5 50 46.5 44 48 44.5L47 38Z'],
  ['g', 'M47.3 46.5 47.6 42.8C50 42 53 42 55 43L55.3 46.7C52.5 45.7 50 45.7 47.3 46.5Z'],
];

const KING: readonly Shape[] = [
  ROBE,
  LEFT_SLEEVE,
  ['c', 'M32.5 30H41L42.5 51.7 30.5 47.5Z'],
  ['g', 'M32.5 30 30.5 47.5M41 30 42.5 51.7', 0.9],
  ['c', 'M24 35C27 40 33 38 36.8 41 40.5 38 46.5 40 49.5 35L45 28.5H28.5Z'],
  ['i', 'M28 33.5v1.6M31.5 36v1.6M42 36v1.6M45.5 33.5v1.6M36.5 44.5v1.6M34 47v.5M39.5 47.5v1.6', 0.9],
];

const QUEEN: readonly Shape[] = [
  ROBE,
  LEFT_SLEEVE,
  [
    's',
    'M33.5 26H40V30C43 30.5 45 32 44.5 34 42 39 38 39.5 36.8 41.5 35.5 39.5 31.5 39 29 34 28.5 32 30.5 30.5 33.5 30Z',
  ],
  [
    'c',
    'M28.5 30C28.5 36 34.5 38 36.8 41.5 39 38 45 36 45 30 49 32 47.5 39 38 45L36.8 49.5 35.5 45C26 39 24.5 32 28.5 30Z',
  ],
  ['g', 'M31.5 32C33.5 35 40 35 42 32', 0.9],
  ['r', 'M36.8 34 38.2 36 36.8 38 35.4 36Z'],
];

const JACK: readonly Shape[] = [
  ROBE,
  ['2', 'M32 30H41.5L43 51.8 30 47.3Z'],
  ['g', 'M36.7 33V49', 0.9],
  ['g', 'M36.7 36.5h.01M36.7 40.5h.01M36.7 44.5h.01', 2.4],
  LEFT_SLEEVE,
  [
    'c',
    'M36.8 34.5 33.5 36.3 31 33.8 27.5 34.3 27.5 30.5C31 27.5 42.5 27.5 46 30.5L46 34.3 42.5 33.8 40 36.3Z',
  ],
];

const ROSE_STEM: readonly Shape[] = [
  ['l', 'M51 47C50.5 38 51.5 32 51 22', 1.3],
  [
    'l',
    'M51 34C47.5 34 46 31.5 46 29 49 29 51 31 51 34ZM51.2 31C54 31 55.5 29 55.5 26.5 53 26.5 51.2 28.5 51.2 31Z',
  ],
];

interface HandProps {
  of: readonly Shape[];
}

/** The right hand with what it holds. */
function Hand({ of }: HandProps) {
  return (
    <>
      <g transform="translate(51 44)">
        <Art of={of} />
      </g>
      <Art of={RIGHT_SLEEVE} />
      <g transform="translate(51.3 40.500)">
        <Art of={FIST} />
      </g>
    </>
  );
}

export function CourtFrench() {
  return (
    <>
      <Figure id="pc-french-K">
        <Art of={KING} />
        <Head x={36.8} y={21} scale={1.12} behind="locks" on={['beard', 'crown']} />
        <Hand of={SCEPTRE} />
      </Figure>
      <Figure id="pc-french-Q">
        <Head x={36.8} y={21} scale={1.08} behind="veil" on={[]} />
        <Art of={QUEEN} />
        <Head x={36.8} y={21} scale={1.08} behind="locks" on={['fringe', 'coronet']} />
        <Art of={ROSE_STEM} />
        <use href="#pc-swiss-H" x="46" y="13" width="11" height="11" stroke="none" />
        <Hand of={[]} />
      </Figure>
      <Figure id="pc-french-J">
        <Art of={JACK} />
        <Head x={36.8} y={21} scale={1.08} behind="bob" on={['fringe', 'feather', 'beret']} />
        <Hand of={[...pike(8), ...BLADE]} />
      </Figure>
    </>
  );
}
