import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKeys } from '../i18n/keys.ts';
import type { tableDe } from './texts.de.ts';

/** What goes into a text's gaps; `count` also chooses between one and many. */
export type Gaps = Readonly<Record<string, string | number>>;

/** The table's texts in the reader's language. */
export function useTableText(): (key: TextKeys<typeof tableDe>, gaps?: Gaps) => string {
  const { t } = useTranslation('table');
  return useCallback((key, gaps = {}) => t(key, gaps), [t]);
}
