import { Art, type Shape } from './art.tsx';

/** Two threads over, two threads under: the weave of a Jassteppich. */
const WEAVE: readonly Shape[] = [
  ['g', 'M.6 1H3.4M.6 3H3.4M4.6 5H7.4M4.6 7H7.4', 0.7],
  ['r', 'M5 .6V3.4M7 .6V3.4M1 4.6V7.4M3 4.6V7.4', 1],
];

/** A rosette of four leaves in the middle. */
const LEAF = 'M31.5 47.5C26.5 43.5 28 39.5 31.5 37 35 39.5 36.5 43.5 31.5 47.5Z';

/** The back of all cards and the tile it is woven from. */
export function BackSymbol() {
  return (
    <>
      <pattern
        id="pc-weave"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(31.5 47.5) rotate(45) scale(.72)"
      >
        <Art of={WEAVE} />
      </pattern>
      <g id="pc-back" stroke="var(--card-gold)">
        <rect
          x=".4"
          y=".4"
          width="62.2"
          height="94.2"
          rx="5"
          fill="var(--card-paper)"
          stroke="var(--card-edge)"
          strokeWidth=".8"
        />
        <rect x="3" y="3" width="57" height="89" rx="3" fill="var(--card-back)" />
        <rect x="5.5" y="5.5" width="52" height="84" rx="1.5" fill="url(#pc-weave)" strokeWidth=".6" />
        <path d="M31.5 27 46 47.5 31.5 68 17 47.500Z" fill="var(--card-back)" strokeWidth="1" />
        {[0, 90, 180, 270].map((turn) => (
          <path
            key={turn}
            d={LEAF}
            fill="var(--card-gold)"
            stroke="none"
            transform={`rotate(${turn} 31.5 47.5)`}
          />
        ))}
      </g>
    </>
  );
}
