import { type Card, SUITS, type Suit, type Tagged } from '@stammtisch/kit';
import type { Gaps } from '../../i18n/catalogue.ts';
import type { KnownText } from '../../i18n/useTexts.ts';
import type { SceneValue } from '../scene/Scene.tsx';

/*
 * Intents in words, as a log has them: anybody may have sent anything, so nothing of them is believed before it
 * was looked at.
 */

function isSuit(value: unknown): value is Suit {
  return SUITS.some((suit) => suit === value);
}

export function isCard(value: unknown): value is Card {
  return typeof value === 'string' && /^[CSHD][6789TJQKA]$/.test(value);
}

/** What the words for an intent have gaps for: its card and its suit, as far as it has them. */
export function cardGaps(intent: Tagged, { cardName, suitName }: SceneValue): Gaps {
  return {
    ...('card' in intent && isCard(intent.card) ? { card: cardName(intent.card) } : {}),
    ...('suit' in intent && isSuit(intent.suit) ? { suit: suitName(intent.suit) } : {}),
  };
}

/** An intent in words (`intent.<type>` of a game's texts); null if there are none, or if it lacks what belongs in. */
export function intentText(known: KnownText, { type }: Tagged, gaps: Gaps): string | null {
  const text = /^\w+$/.test(type) ? known(`intent.${type}`, gaps) : null;
  return text === null || text.includes('{{') ? null : text;
}
