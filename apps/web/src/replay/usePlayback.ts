import { useEffect, useEffectEvent, useState } from 'react';
import { type Position, searchOf } from './position.ts';

/** How long each step is seen, in milliseconds. */
const PACES = { slow: 2400, normal: 1400, quick: 600 } as const;

export type Speed = keyof typeof PACES;
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'quick'];

export interface Playback {
  readonly on: boolean;
  readonly speed: Speed;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

/** Steps on by itself while it is on, until nothing comes any more. */
export function usePlayback(position: Position, next: Position, onMove: (to: Position) => void): Playback {
  const [on, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const here = searchOf(position);
  const ended = searchOf(next) === here;
  if (on && ended) setOn(false);
  const advance = useEffectEvent(() => onMove(next));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is seen for as long as the one before.
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => advance(), PACES[speed]);
    return () => clearTimeout(timer);
  }, [on, here, speed]);
  return { on, speed, toggle: () => setOn((was) => !was), setSpeed };
}
