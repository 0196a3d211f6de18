import type { Tagged } from '@stammtisch/kit';
import { useCallback } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../scene/Scene.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import { kernelSentence } from './kernelWords.ts';
import type { EventWords } from './useEventFeed.ts';

/** An event as a sentence; null if there is nothing to say of it. */
export type Say = (event: Tagged) => string | null;

/** Whatever happens at a table as a sentence: what happens at all of them, else in the game's own words. */
export function useSay<E extends Tagged>(words: EventWords<E>): Say {
  const t = useTexts(tableTexts);
  const { nameOf } = useScene();
  return useCallback(
    // The events are the game's own: they come from its table or its replay, and the server sends nothing else.
    (event) => kernelSentence(event, nameOf, t) ?? words.sentence(event as E),
    [words, nameOf, t],
  );
}
