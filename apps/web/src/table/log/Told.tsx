import type { Tagged } from '@stammtisch/kit';
import { type ReactNode, useMemo } from 'react';
import { type SceneValue, useScene } from '../scene/Scene.tsx';
import { useRefusalText } from '../scene/useRefusalText.ts';
import type { Saying } from './saying.ts';
import type { EventWords } from './useEventFeed.ts';
import { useSay } from './useSay.ts';

interface ToldProps<E extends Tagged> {
  /** A game's events in words, for who looks at them here. */
  wordsOf(scene: SceneValue): EventWords<E>;
  /** What can be meant in the game, in words. */
  intentOf(intent: Tagged, scene: SceneValue): string | null;
  children(saying: Saying): ReactNode;
}

/** Gives whatever is inside of it the words of a game. */
export function Told<E extends Tagged>({ wordsOf, intentOf, children }: ToldProps<E>) {
  const scene = useScene();
  const refusal = useRefusalText();
  const sentence = useSay(useMemo(() => wordsOf(scene), [wordsOf, scene]));
  const saying: Saying = useMemo(() => {
    const { nameOf, cardName, suitName } = scene;
    return { sentence, intent: (intent) => intentOf(intent, scene), refusal, nameOf, cardName, suitName };
  }, [sentence, intentOf, refusal, scene]);
  return children(saying);
}
