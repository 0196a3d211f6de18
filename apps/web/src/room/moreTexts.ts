import { addTexts } from '../i18n/i18n.ts';
import { type Texts, useTexts } from '../i18n/useTexts.ts';
import { moreDe } from './more.de.ts';
import { moreEn } from './more.en.ts';

/** Adds the words of the parts that come later; it comes with the first of them. */
addTexts('more', { de: moreDe, en: moreEn });

/** The words of a room that not everybody meets, in the reader's language. */
export function useMoreText(): Texts<typeof moreDe> {
  return useTexts('more');
}
