import type { Seat, Tagged } from '@stammtisch/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RoomConnection } from '../../connection/types.ts';
import type { LogLine } from './LiveLog.tsx';

/** How long what a seat says can be read. */
const BUBBLE_MS = 3500;
const LOG_LENGTH = 12;

export interface Speech {
  readonly seat: Seat;
  readonly text: string;
}

export interface EventWords<E extends Tagged> {
  /** What the event makes a seat say. */
  speech(event: E): Speech | null;
  /** The event as a sentence of the log. */
  sentence(event: E): string | null;
}

export interface EventFeed {
  readonly speech: ReadonlyMap<Seat, string>;
  readonly lines: readonly LogLine[];
}

/** Turns events into speech bubbles, which fade, and into the lines of the live log. */
export function useEventFeed<E extends Tagged>(
  onEvents: RoomConnection['onEvents'],
  words: Pick<EventWords<E>, 'speech'>,
  say: (event: Tagged) => string | null,
): EventFeed {
  const [speech, setSpeech] = useState<ReadonlyMap<Seat, string>>(new Map());
  const [lines, setLines] = useState<readonly LogLine[]>([]);

  const hear = useEffectEvent((event: E, timers: Map<Seat, number>) => {
    const sentence = say(event);
    if (sentence) {
      setLines((old) => [...old, { key: (old.at(-1)?.key ?? 0) + 1, text: sentence }].slice(-LOG_LENGTH));
    }
    const said = words.speech(event);
    if (!said) return;
    setSpeech((old) => new Map(old).set(said.seat, said.text));
    window.clearTimeout(timers.get(said.seat));
    const silence = () =>
      setSpeech((old) => {
        const left = new Map(old);
        left.delete(said.seat);
        return left;
      });
    timers.set(said.seat, window.setTimeout(silence, BUBBLE_MS));
  });

  useEffect(() => {
    const timers = new Map<Seat, number>();
    // The events are the game's own: the table was opened for it, and the server sends nothing else.
    const stop = onEvents((batch) => {
      for (const event of batch.events) hear(event as E, timers);
    });
    return () => {
      stop();
      for (const timer of timers.values()) window.clearTimeout(timer);
    };
  }, [onEvents]);
  return { speech, lines };
}
