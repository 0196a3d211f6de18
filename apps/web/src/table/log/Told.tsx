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
  children(saying: Saying): ReactNode;
}

/** Gives whatever is inside of it the words of a game. */
export function Told<E extends Tagged>({ wordsOf, children }: ToldProps<E>) {
  const scene = useScene();
  const refusal = useRefusalText();
  const sentence = useSay(useMemo(() => wordsOf(scene), [wordsOf, scene]));
  const { nameOf, cardName, suitName } = scene;
  const saying: Saying = useMemo(
    () => ({ sentence, refusal, nameOf, cardName, suitName }),
    [sentence, refusal, nameOf, cardName, suitName],
  );
  return children(saying);
}
