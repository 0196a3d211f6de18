import { type Texts, useTexts } from '../../i18n/useTexts.ts';
import type { doppelkopfDe } from './texts.de.ts';

export type DoppelkopfText = Texts<typeof doppelkopfDe>;

/** Doppelkopf's texts in the reader's language. */
export function useDoppelkopfText(): DoppelkopfText {
  return useTexts('doppelkopf');
}
