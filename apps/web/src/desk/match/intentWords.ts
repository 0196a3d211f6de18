import { isSeat, type Seat, type Tagged } from '@stammtisch/kit';
import type { KnownText } from '../../i18n/useTexts.ts';
import { intentText, isCard } from '../../table/log/intentWords.ts';
import type { Saying } from '../../table/log/saying.ts';

/** A value of an intent as one reads it: cards by their names, all else as it stands there. */
function valueText(value: unknown, saying: Saying): string {
  if (isCard(value)) return saying.cardName(value);
  if (Array.isArray(value)) return value.map((one) => valueText(one, saying)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whatever has no words: its type, and its parts one after the other. */
function compact(intent: object, saying: Saying): string {
  return Object.entries(intent)
    .map(([key, value]) => (key === 'type' ? String(value) : `${key} ${valueText(value, saying)}`))
    .join(' · ');
}

function isTagged(intent: object): intent is Tagged {
  return 'type' in intent && typeof intent.type === 'string';
}

/**
 * What was meant, in the words of its game or, for what the table itself does, in the desk's (`known`). Anybody may
 * have sent anything: what is unknown or incomplete is told as it came.
 */
export function intentWords(intent: unknown, saying: Saying, known: KnownText): string {
  if (typeof intent !== 'object' || intent === null) return JSON.stringify(intent);
  const words = isTagged(intent) ? (saying.intent(intent) ?? intentText(known, intent, {})) : null;
  return words ?? compact(intent, saying);
}

/** For whom the table did something; null if for nobody. */
export function actedFor(intent: unknown): Seat | null {
  if (typeof intent !== 'object' || intent === null || !('seat' in intent)) return null;
  return isSeat(intent.seat) ? intent.seat : null;
}
