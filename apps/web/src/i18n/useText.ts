import { NAME_MAX } from '@stammtisch/protocol/constants';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { de } from './de.ts';
import type { TextKeys } from './keys.ts';

/** A key of the shell's catalogue. */
export type TextKey = TextKeys<typeof de>;

/** What goes into a text's gaps; `count` also chooses between one and many. */
type Gaps = Readonly<Record<string, string | number>>;

export type TextOf = (key: TextKey, gaps?: Gaps) => string;

/** The shell's texts in the reader's language; the component is drawn again when the language changes. */
export function useText(): TextOf {
  const { t } = useTranslation('shell');
  return useCallback((key, gaps = {}) => t(key, gaps), [t]);
}

/** The sentence for a refusal, whatever refused; one of a newer server gets the sentence for the unknown. */
export function useErrorText(): (code: string) => string {
  const { t } = useTranslation('errors');
  return useCallback((code) => t([code, 'unknown'], { nameMax: NAME_MAX }), [t]);
}
