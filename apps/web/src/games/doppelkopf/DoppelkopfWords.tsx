import type { Tagged } from '@stammtisch/kit';
import { useCallback } from 'react';
import { useKnownTexts, useTexts } from '../../i18n/useTexts.ts';
import type { GameWordsProps } from '../../table/log/saying.ts';
import { Told } from '../../table/log/Told.tsx';
import { Scene, type SceneValue } from '../../table/scene/Scene.tsx';
import { doppelkopfTexts } from './doppelkopfTexts.ts';
import { eventWords } from './eventWords.ts';
import { intentWords } from './intentWords.ts';
import { recordTexts } from './recordTexts.ts';

/** Whatever happens in Doppelkopf, in words, for a page that shows a log. */
export function DoppelkopfWords({ table, room, children }: GameWordsProps) {
  const t = useTexts(doppelkopfTexts);
  const known = useKnownTexts(recordTexts);
  const words = useKnownTexts(doppelkopfTexts);
  const wordsOf = useCallback((scene: SceneValue) => eventWords(scene, t), [t]);
  const intentOf = useCallback(
    (intent: Tagged, scene: SceneValue) => intentWords(intent, scene, known, words),
    [known, words],
  );
  return (
    <Scene table={table} room={room} usualSkin="french" frenchSuits="german">
      <Told wordsOf={wordsOf} intentOf={intentOf}>
        {children}
      </Told>
    </Scene>
  );
}
