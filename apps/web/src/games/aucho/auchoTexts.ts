import { catalogue, type TextsOf } from '../../i18n/catalogue.ts';

/** The words of Aucho's table. */
export const auchoTexts = catalogue('aucho', {
  de: async () => (await import('./texts.de.ts')).auchoDe,
  en: async () => (await import('./texts.en.ts')).auchoEn,
});

export type AuchoText = TextsOf<typeof auchoTexts>;
