import { useCallback } from 'react';
import type { GameWordsProps } from '../../table/log/saying.ts';
import { Told } from '../../table/log/Told.tsx';
import { Scene, type SceneValue } from '../../table/scene/Scene.tsx';
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
