import { useMemo } from 'react';
import { Scene, useScene } from '../../table/Scene.tsx';
import { useRefusalText } from '../../table/useRefusalText.ts';
import { useSay } from '../../table/useSay.ts';
import type { GameWordsProps, Saying } from '../registry.ts';
import { eventWords } from './eventWords.ts';
import { useAuchoText } from './useAuchoText.ts';

function Inside({ children }: Pick<GameWordsProps, 'children'>) {
  const t = useAuchoText();
  const scene = useScene();
  const refusal = useRefusalText();
  const sentence = useSay(useMemo(() => eventWords(scene, t), [scene, t]));
  const { nameOf, cardName, suitName } = scene;
  const saying: Saying = useMemo(
    () => ({ sentence, refusal, nameOf, cardName, suitName }),
    [sentence, refusal, nameOf, cardName, suitName],
  );
  return children(saying);
}

/** Whatever happens in Aucho, in words, for a page that shows a log. */
export function AuchoWords({ table, room, children }: GameWordsProps) {
  return (
    <Scene table={table} room={room} usualSkin="swiss">
      <Inside>{children}</Inside>
    </Scene>
  );
}
