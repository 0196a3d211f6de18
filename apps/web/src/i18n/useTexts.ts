import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKeys } from './keys.ts';

/** What goes into a text's gaps; `count` also chooses between one and many. */
export type Gaps = Readonly<Record<string, string | number>>;

/** The texts of a catalogue in the reader's language. */
export type Texts<T> = (key: TextKeys<T>, gaps?: Gaps) => string;

/** Reads a namespace that came with the table or a game. */
export function useTexts<T>(namespace: string): Texts<T> {
  const { t } = useTranslation(namespace);
  return useCallback((key, gaps = {}) => t(String(key), gaps), [t]);
}
