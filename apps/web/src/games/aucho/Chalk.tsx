import { useLayoutEffect, useRef } from 'react';
import { prefersStill } from '../../table/scene/motion.ts';
import styles from './Chalk.module.css';

const HEIGHT = 26;
const STROKE_GAP = 6.5;
const GROUP_WIDTH = 5 * STROKE_GAP + 7;
const POTATO_WIDTH = 17;

/** A hand's small unevenness, always the same for the same stroke. */
function waver(i: number, salt: number): number {
  return (((i * 7 + salt * 13) % 11) - 5) / 5;
}

/** The path of stroke `i`: four upright, the fifth across. */
function strichPath(i: number, salt: number): string {
  const left = 4 + Math.floor(i / 5) * GROUP_WIDTH;
  const lean = waver(i, salt);
  if (i % 5 === 4) {
    return `M${left - 4} ${20 + lean}Q${left + 9} ${13 + lean} ${left + 3 * STROKE_GAP + 5} ${5 - lean}`;
  }
  const x = left + (i % 5) * STROKE_GAP;
  return `M${x + 0.6 * lean} ${3.5 - lean}Q${x - 0.8 * lean} 13 ${x - 0.5 * lean} ${22.5 + lean}`;
}

/** The path of Härdöpfel `i`: a round thing, closed by eye. */
function haerdoepfelPath(i: number, salt: number): string {
  const x = 9 + i * POTATO_WIDTH;
  const w = waver(i, salt);
  return `M${x + 1.5} 5.500C${x - 7 + w} 5 ${x - 7.5} 20 ${x + w} 20.500S${x + 7.5} 6 ${x - 0.5} ${5 - 0.4 * w}`;
}

interface ChalkProps {
  kind: 'striche' | 'haerdoepfel';
  count: number;
  /** Makes every player's hand a little different. */
  salt: number;
}

/** Strokes in fives or round Härdöpfel, in chalk; new ones are drawn before one's eyes. */
export function Chalk({ kind, count, salt }: ChalkProps) {
  const element = useRef<SVGSVGElement>(null);
  const known = useRef(count);
  const path = kind === 'striche' ? strichPath : haerdoepfelPath;
  const width =
    kind === 'striche'
      ? Math.max(1, Math.ceil(count / 5)) * GROUP_WIDTH
      : Math.max(1, count) * POTATO_WIDTH + 2;

  useLayoutEffect(() => {
    const before = known.current;
    known.current = count;
    if (prefersStill()) return;
    const lines = [...(element.current?.querySelectorAll('path') ?? [])].slice(before);
    for (const [i, line] of lines.entries()) {
      line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
        duration: 300,
        delay: i * 220,
        easing: 'ease-in-out',
        fill: 'backwards',
      });
    }
  }, [count]);

  return (
    <svg
      ref={element}
      className={styles.chalk}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, i) => (
        <path key={path(i, salt)} d={path(i, salt)} pathLength={1} />
      ))}
    </svg>
  );
}
