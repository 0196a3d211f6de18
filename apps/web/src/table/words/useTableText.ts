import { type Texts, useTexts } from '../../i18n/useTexts.ts';
import type { tableDe } from './texts.de.ts';

export type TableText = Texts<typeof tableDe>;

/** The table's texts in the reader's language. */
export function useTableText(): TableText {
  return useTexts('table');
}
