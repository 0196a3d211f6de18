import type { tableDe } from './texts.de.ts';
import { type Texts, useTexts } from './useTexts.ts';

/** The table's texts in the reader's language. */
export function useTableText(): Texts<typeof tableDe> {
  return useTexts('table');
}
