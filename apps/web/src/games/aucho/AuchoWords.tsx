import type { Tagged } from '@stammtisch/kit';
import { useCallback } from 'react';
import { useKnownTexts, useTexts } from '../../i18n/useTexts.ts';
import type { GameWordsProps } from '../../table/log/saying.ts';
import { Told } from '../../table/log/Told.tsx';
import { Scene, type SceneValue } from '../../table/scene/Scene.tsx';
import { auchoTexts } from './auchoTexts.ts';
import { eventWords } from './eventWords.ts';
import { intentWords } from './intentWords.ts';
import { recordTexts } from './recordTexts.ts';

/** Whatever happens in Aucho, in words, for a page that shows a log. */
export function AuchoWords({ table, room, children }: GameWordsProps) {
  const t = useTexts(auchoTexts);
  const known = useKnownTexts(recordTexts);
  const wordsOf = useCallback((scene: SceneValue) => eventWords(scene, t), [t]);
  const intentOf = useCallback(
    (intent: Tagged, scene: SceneValue) => intentWords(intent, scene, known),
    [known],
  );
  return (
    <Scene table={table} room={room} usualSkin="swiss">
      <Told wordsOf={wordsOf} intentOf={intentOf}>
        {children}
      </Told>
    </Scene>
  );
}
