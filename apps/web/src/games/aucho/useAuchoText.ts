import { type Texts, useTexts } from '../../i18n/useTexts.ts';
import type { auchoDe } from './texts.de.ts';

export type AuchoText = Texts<typeof auchoDe>;

/** Aucho's texts in the reader's language. */
export function useAuchoText(): AuchoText {
  return useTexts('aucho');
}
