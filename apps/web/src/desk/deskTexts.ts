import { catalogue, type TextsOf } from '../i18n/catalogue.ts';

/** The words of the admin's desk. */
export const deskTexts = catalogue('desk', {
  de: async () => (await import('./texts.de.ts')).deskDe,
  en: async () => (await import('./texts.en.ts')).deskEn,
});

export type DeskText = TextsOf<typeof deskTexts>;
