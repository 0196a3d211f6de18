import { catalogue, type TextsOf } from '../i18n/catalogue.ts';

/** The words of a match that is seen again. */
export const replayTexts = catalogue('replay', {
  de: async () => (await import('./texts.de.ts')).replayDe,
  en: async () => (await import('./texts.en.ts')).replayEn,
});

export type ReplayText = TextsOf<typeof replayTexts>;
