import { catalogue, type TextsOf } from '../../i18n/catalogue.ts';

/** The words of every table; those of a game come beside them. */
export const tableTexts = catalogue('table', {
  de: async () => (await import('./texts.de.ts')).tableDe,
  en: async () => (await import('./texts.en.ts')).tableEn,
});

export type TableText = TextsOf<typeof tableTexts>;
