import { catalogue, type TextsOf } from '../../i18n/catalogue.ts';

/** The words of Doppelkopf's table. */
export const doppelkopfTexts = catalogue('doppelkopf', {
  de: async () => (await import('./texts.de.ts')).doppelkopfDe,
  en: async () => (await import('./texts.en.ts')).doppelkopfEn,
});

export type DoppelkopfText = TextsOf<typeof doppelkopfTexts>;
