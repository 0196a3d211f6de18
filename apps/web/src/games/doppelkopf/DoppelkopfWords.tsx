import { useMemo } from 'react';
import { Scene, useScene } from '../../table/Scene.tsx';
import { useRefusalText } from '../../table/useRefusalText.ts';
import { useSay } from '../../table/useSay.ts';
import type { GameWordsProps, Saying } from '../registry.ts';
import { eventWords } from './eventWords.ts';
import { useDoppelkopfText } from './useDoppelkopfText.ts';

function Inside({ children }: Pick<GameWordsProps, 'children'>) {
  const t = useDoppelkopfText();
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

/** Whatever happens in Doppelkopf, in words, for a page that shows a log. */
export function DoppelkopfWords({ table, room, children }: GameWordsProps) {
  return (
    <Scene table={table} room={room} usualSkin="french" frenchSuits="german">
      <Inside>{children}</Inside>
    </Scene>
  );
}
