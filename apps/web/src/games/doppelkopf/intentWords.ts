import type { Tagged } from '@stammtisch/kit';
import type { KnownText } from '../../i18n/useTexts.ts';
import { cardGaps, intentText } from '../../table/log/intentWords.ts';
import type { SceneValue } from '../../table/scene/Scene.tsx';

/** What was meant in Doppelkopf, in words; null where it is nothing of it. `words`: those of the table. */
export function intentWords(
  intent: Tagged,
  scene: SceneValue,
  known: KnownText,
  words: KnownText,
): string | null {
  const said = 'ansage' in intent && typeof intent.ansage === 'string' ? intent.ansage : null;
  const ansage = said !== null && /^\w+$/.test(said) ? words(`ansage.${said}`) : null;
  return intentText(known, intent, { ...cardGaps(intent, scene), ...(ansage === null ? {} : { ansage }) });
}
