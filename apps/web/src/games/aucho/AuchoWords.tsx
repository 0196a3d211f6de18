import { useCallback } from 'react';
import { Scene, type SceneValue } from '../../table/Scene.tsx';
import type { GameWordsProps } from '../../table/saying.ts';
import { Told } from '../../table/Told.tsx';
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
