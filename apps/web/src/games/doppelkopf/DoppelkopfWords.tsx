import { useCallback } from 'react';
import { Scene, type SceneValue } from '../../table/Scene.tsx';
import type { GameWordsProps } from '../../table/saying.ts';
import { Told } from '../../table/Told.tsx';
import { eventWords } from './eventWords.ts';
import { useDoppelkopfText } from './useDoppelkopfText.ts';

/** Whatever happens in Doppelkopf, in words, for a page that shows a log. */
export function DoppelkopfWords({ table, room, children }: GameWordsProps) {
  const t = useDoppelkopfText();
  const wordsOf = useCallback((scene: SceneValue) => eventWords(scene, t), [t]);
  return (
    <Scene table={table} room={room} usualSkin="french" frenchSuits="german">
      <Told wordsOf={wordsOf}>{children}</Told>
    </Scene>
  );
}
