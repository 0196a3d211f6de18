import { type Card, isSeat, type Suit } from '@stammtisch/kit';
import type { TFunction } from 'i18next';
import type { Saying } from '../../table/log/saying.ts';

const SUITS: readonly Suit[] = ['C', 'S', 'H', 'D'];

function isSuit(value: unknown): value is Suit {
  return SUITS.some((suit) => suit === value);
}

function isCard(value: unknown): value is Card {
  return typeof value === 'string' && /^[CSHD][6789TJQKA]$/.test(value);
}

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

function weisText(weise: unknown, saying: Saying): string | null {
  if (!Array.isArray(weise)) return null;
  const texts = weise.map((weis: unknown) =>
    typeof weis === 'object' && weis !== null && 'cards' in weis ? valueText(weis.cards, saying) : null,
  );
  return texts.includes(null) ? null : texts.join(' / ');
}

/** What the words for an intent have gaps for, as far as the intent has it. */
function gapsOf(intent: object, saying: Saying, t: TFunction): Record<string, string> {
  const gaps: Record<string, string> = {};
  if ('card' in intent && isCard(intent.card)) gaps.card = saying.cardName(intent.card);
  if ('suit' in intent && isSuit(intent.suit)) gaps.suit = saying.suitName(intent.suit);
  if ('ansage' in intent && typeof intent.ansage === 'string') {
    gaps.ansage = t(`ansage.${intent.ansage}`, { defaultValue: intent.ansage });
  }
  const weise = 'weise' in intent ? weisText(intent.weise, saying) : null;
  if (weise !== null) gaps.weise = weise;
  return gaps;
}

/** What was meant, in words. Anybody may have sent anything: what is unknown or incomplete is told as it came. */
export function intentWords(intent: unknown, saying: Saying, t: TFunction): string {
  if (typeof intent !== 'object' || intent === null) return JSON.stringify(intent);
  if (!('type' in intent) || typeof intent.type !== 'string') return compact(intent, saying);
  const words = t(`intent.${intent.type}`, { defaultValue: '', ...gapsOf(intent, saying, t) });
  // A gap that was left open: the intent lacked what belongs there.
  return words === '' || words.includes('{{') ? compact(intent, saying) : words;
}

/** For whom the table did something; null if for nobody. */
export function actedFor(intent: unknown): 0 | 1 | 2 | 3 | null {
  if (typeof intent !== 'object' || intent === null || !('seat' in intent)) return null;
  return isSeat(intent.seat) ? intent.seat : null;
}
