import type { Tagged } from '@stammtisch/kit';
import type { KnownText } from '../../i18n/useTexts.ts';
import { cardGaps, intentText, isCard } from '../../table/log/intentWords.ts';
import type { SceneValue } from '../../table/scene/Scene.tsx';

/** The cards of each Weis; null if that is not what it is. */
function weiseText(weise: unknown, { cardName }: SceneValue): string | null {
  if (!Array.isArray(weise)) return null;
  const texts = weise.map((weis: unknown) => {
    if (typeof weis !== 'object' || weis === null || !('cards' in weis)) return null;
    const { cards } = weis;
    return Array.isArray(cards) && cards.every(isCard) ? cards.map(cardName).join(', ') : null;
  });
  return texts.includes(null) ? null : texts.join(' / ');
}

/** What was meant in Aucho, in words; null where it is nothing of it. */
export function intentWords(intent: Tagged, scene: SceneValue, known: KnownText): string | null {
  const weise = 'weise' in intent ? weiseText(intent.weise, scene) : null;
  return intentText(known, intent, { ...cardGaps(intent, scene), ...(weise === null ? {} : { weise }) });
}
