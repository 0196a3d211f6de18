import { Art, Figure, type Shape } from './art.tsx';
import { FIST, Head, POINTING, pike, SCEPTRE } from './courtParts.tsx';

const GROUND: readonly Shape[] = [
  ['l', 'M5 83.5C15 80.5 34 80.5 44 83.5V90H5Z'],
  ['c', 'M9 87h.01M16 84.8h.01M19 88h.01M41.5 87.5h.01', 1.3],
];

/** Hose and boots in both colours of the house, as the Reisläufer wore them. */
const LEGS: readonly Shape[] = [
  ...GROUND,
  ['1', 'M24.5 56H32.5L31 83H26Z'],
  ['2', 'M31.5 56H39.5L38 83H33Z'],
  ['w', 'M25.5 77H31.2V85.5H20.5C20.5 83 24 83 25.5 81ZM38.5 77H32.8V85.5H43.5C43.5 83 40 83 38.5 81Z'],
];

const TUNIC: readonly Shape[] = [
  ['1', 'M26 29.5C22.5 33 23.5 41 25 46L20.5 61C24 63.5 28 63.5 32 62.5V28.5Z'],
  ['2', 'M38 29.5C41.5 33 40.5 41 39 46L43.5 61C40 63.5 36 63.5 32 62.5V28.5Z'],
  ['g', 'M24.7 44.5H39.3L39.8 48H24.2Z'],
  ['w', 'M30 43.8H34V48.7H30Z'],
];

const COLLAR: Shape = ['c', 'M26 31.5C27 27 37 27 38 31.5L35 33.5 32 31.5 29 33.5Z'];

/** The arm on the left, bent around a staff at x = 21. */
const STAFF_ARM: readonly Shape[] = [
  ['1', 'M27 29C20 30 14.5 38 14 46.5 16 49.5 20 49 23 46.5L20.5 42.5C22 40 24 38 26.5 37.5Z'],
  ['g', 'M18.5 42.5 22.5 40.5 24.5 46 20.5 48Z'],
];

/** The same arm with the fist on the hip. */
const HIP_ARM: readonly Shape[] = [
  ['1', 'M27 29C19.5 31 15.5 37.5 14 44.5L22.5 50.5 24.5 46.5 20.5 43C22 40 24 38 26.5 37.5Z'],
  ['s', 'M22 50.3 24.5 46.2C27 47 27.5 51 25 52Z'],
];

/** The arm on the right, raised. */
const RAISED_ARM: readonly Shape[] = [
  ['2', 'M37 29C41 29.5 44 33 46 36L47.5 30 52.5 31.5C52 38 50 44.5 46.5 45.5 42.5 45 39.5 41.5 38 38Z'],
  ['g', 'M46.5 32.5 47.5 29 53.3 30.5 52.6 34Z'],
];

/** The king's long robe, trimmed with ermine. */
const KING: readonly Shape[] = [
  ...GROUND,
  ['1', 'M27 29C22 33 23 43 23.5 48L13.5 85C24 88.5 36 88.5 43.5 86.5L40.5 48C41 43 42 33 37 29Z'],
  ['2', 'M29 32H35L38.5 87.3C34 88 29 87.9 24.5 87.3Z'],
  ['g', 'M29 32 24.5 87.3M35 32 38.5 87.3', 0.9],
  ['c', 'M14.5 81.3 13.5 85C24 88.5 36 88.5 43.5 86.5L43.1 82.8C36 85 24 84.8 14.5 81.3Z'],
  ['i', 'M17.5 83.8v1M22 85v1M27 85.7v1M32 86v1M37 85.7v1M41 84.9v1', 0.9],
];

const KING_COLLAR: readonly Shape[] = [
  ['c', 'M24 33C26 40 38 40 40 33L36 28H28Z'],
  ['i', 'M26.5 33v1.4M37.5 33v1.4M29 36v1.4M35 36v1.4', 0.9],
];

const MUG: readonly Shape[] = [
  ['m', 'M3-5.5C7-6.5 7 1.5 3 .5L3-1.2C4.8-.8 4.8-4.5 3-3.8Z'],
  ['m', 'M-3.3-8.5H3.3L3.8 2.5H-3.8Z'],
  ['c', 'M-3.8-8C-5-10.5-2.5-11.5-1.5-10.5-.5-12.5 2-12 2-10.5 4.5-11.5 5-8.5 3.6-8Z'],
  ['i', 'M-3.6-5.5H3.4M-3.8-.2H3.5', 0.5],
];

const ORB: readonly Shape[] = [
  ['g', 'M0-9a5 5 0 1 1-.01 0ZM-.7-14H.7V-12.5H2V-11.2H.7V-8.5H-.7V-11.2H-2V-12.5H-.7Z'],
  ['r', 'M-5-5C-2-3.7 2-3.7 5-5L5-3.3C2-2-2-2-5-3.3Z'],
];

/** The Banner, which is the ten: a flag with the suit sign, on its pole. */
const BANNER: readonly Shape[] = [
  ...GROUND,
  ['w', 'M21.5 13H23.7V84H21.5Z'],
  ['g', 'M22.6 6.3C24.3 8.2 24.8 10.5 23.7 13H21.5C20.4 10.5 20.9 8.2 22.6 6.3Z'],
  ['1', 'M23.7 13C32 9 40 17 57 12.5L51 33 57 57.5C42 62 32 53.5 23.7 57.5Z'],
  ['c', 'M23.7 18C32 14 40 21.5 51.5 19.2L47.3 33 51.5 52.5C42 55 32 48.5 23.7 52.5Z'],
  ['2', 'M22 60C17 58 13 64 7.5 61.5L9.5 66 7 70C13 72 17.5 65.5 22 64Z'],
  ['1', 'M23 61C29 63 25 69 33 71.5L31 74.5 33 79C25 77 27.5 68 23 64.5Z'],
  ['g', 'M20.8 59.5H24.4V65H20.8Z'],
];

interface HeldProps {
  x: number;
  y: number;
  of: readonly Shape[];
}

function Held({ x, y, of }: HeldProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Art of={of} />
    </g>
  );
}

export function CourtSwiss() {
  const head = { x: 32, y: 20.5 };
  return (
    <>
      <Figure id="pc-swiss-J">
        <Art of={[...LEGS, ...TUNIC, ...RAISED_ARM, ...HIP_ARM, COLLAR]} />
        <Head {...head} scale={1} behind="bob" on={['fringe', 'feather', 'beret']} />
        <Held x={50} y={27} of={[...MUG, ...FIST]} />
      </Figure>
      <Figure id="pc-swiss-Q">
        <Art of={LEGS} />
        <Held x={22.2} y={44} of={pike(44)} />
        <Art of={[...TUNIC, ...RAISED_ARM, ...STAFF_ARM, COLLAR]} />
        <Held x={22} y={43} of={FIST} />
        <Held x={50} y={29} of={POINTING} />
        <Head {...head} scale={1} behind="bob" on={['moustache', 'feather', 'hat']} />
      </Figure>
      <Figure id="pc-swiss-K">
        <Art of={KING} />
        <g transform="translate(22.8 43) scale(.85)">
          <Art of={SCEPTRE} />
        </g>
        <g transform="matrix(-1 0 0 1 64 0)">
          <Art of={STAFF_ARM} />
        </g>
        <Art of={[...STAFF_ARM, ...KING_COLLAR]} />
        <Held x={22} y={43} of={FIST} />
        <Held x={42} y={43} of={[...ORB, ...FIST]} />
        <Head {...head} scale={1.05} behind="locks" on={['beard', 'crown']} />
      </Figure>
      <Figure id="pc-swiss-T">
        <Art of={BANNER} />
      </Figure>
    </>
  );
}
