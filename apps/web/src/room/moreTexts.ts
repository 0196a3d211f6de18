import { catalogue } from '../i18n/catalogue.ts';

/** The words of a room that not everybody meets. */
export const moreTexts = catalogue('more', {
  de: async () => (await import('./more.de.ts')).moreDe,
  en: async () => (await import('./more.en.ts')).moreEn,
});
