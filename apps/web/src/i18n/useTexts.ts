import { NAME_MAX } from '@stammtisch/protocol/constants';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue, Gaps, Texts } from './catalogue.ts';
import { shellTexts } from './shellTexts.ts';

/** The texts of a catalogue in the reader's language; the component is drawn again when the language changes. */
export function useTexts<T extends object>({ namespace }: Catalogue<T>): Texts<T> {
  const { t } = useTranslation(namespace);
  return useCallback((key, gaps = {}) => t(String(key), gaps), [t]);
}

/** Asks a catalogue for a text that it may not have, by a key that comes from elsewhere; null where it has none. */
export type KnownText = (key: string, gaps?: Gaps) => string | null;

/** The texts of one or several catalogues, for what a newer server, or anybody, may have sent. */
export function useKnownTexts(...catalogues: readonly Catalogue[]): KnownText {
  const { t } = useTranslation();
  const names = catalogues.map(({ namespace }) => namespace).join();
  return useCallback(
    (key, gaps = {}) => {
      const keys = names.split(',').map((namespace) => `${namespace}:${key}`);
      return t(keys, { ...gaps, defaultValue: '' }) || null;
    },
    [t, names],
  );
}

/** The sentence for a refusal, whatever refused; one of a newer server gets the sentence for the unknown. */
export function useErrorText(): (code: string) => string {
  const { t } = useTranslation(shellTexts.namespace);
  return useCallback((code) => t([`errors.${code}`, 'errors.unknown'], { nameMax: NAME_MAX }), [t]);
}
