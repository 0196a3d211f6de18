import { useCallback } from 'react';
import type { GameWordsProps } from '../../table/log/saying.ts';
import { Told } from '../../table/log/Told.tsx';
import { Scene, type SceneValue } from '../../table/scene/Scene.tsx';
import { eventWords } from './eventWords.ts';
import { useAuchoText } from './useAuchoText.ts';

/** Whatever happens in Aucho, in words, for a page that shows a log. */
export function AuchoWords({ table, room, children }: GameWordsProps) {
  const t = useAuchoText();
  const wordsOf = useCallback((scene: SceneValue) => eventWords(scene, t), [t]);
  return (
    <Scene table={table} room={room} usualSkin="swiss">
      <Told wordsOf={wordsOf}>{children}</Told>
    </Scene>
  );
}
