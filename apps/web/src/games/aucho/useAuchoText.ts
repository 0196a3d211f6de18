import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKeys } from '../../i18n/keys.ts';
import type { Gaps } from '../../table/useTableText.ts';
import type { auchoDe } from './texts.de.ts';

export type AuchoText = (key: TextKeys<typeof auchoDe>, gaps?: Gaps) => string;

/** Aucho's texts in the reader's language. */
export function useAuchoText(): AuchoText {
  const { t } = useTranslation('aucho');
  return useCallback((key, gaps = {}) => t(key, gaps), [t]);
}
