import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Position, searchOf } from './position.ts';
import styles from './Stepper.module.css';
import { useReplayText } from './useReplayText.ts';

/** How long each step is seen, in milliseconds; a finished trick lies for 1.2 s by itself. */
const SPEEDS = { slow: 2400, normal: 1400, quick: 600 } as const;
type Speed = keyof typeof SPEEDS;
const NAMES: readonly Speed[] = ['slow', 'normal', 'quick'];

export interface Playback {
  readonly on: boolean;
  toggle(): void;
  readonly speedChoice: ReactNode;
}

/** Steps on by itself while it is on, until nothing comes any more. */
export function usePlayback(position: Position, next: Position, onMove: (to: Position) => void): Playback {
  const t = useReplayText();
  const [on, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const here = searchOf(position);
  const ended = searchOf(next) === here;
  const advance = useEffectEvent(() => onMove(next));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is seen for as long as the one before.
  useEffect(() => {
    if (!on) return;
    if (ended) {
      setOn(false);
      return;
    }
    const timer = setTimeout(() => advance(), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [on, here, ended, speed]);
  const speedChoice = (
    <label className={styles.speed}>
      <span>{t('move.speed')}</span>
      <select
        value={speed}
        onChange={(event) => setSpeed(NAMES.find((name) => name === event.target.value) ?? 'normal')}
      >
        {NAMES.map((name) => (
          <option key={name} value={name}>
            {t(`speed.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
  return { on, toggle: () => setOn((was) => !was), speedChoice };
}
