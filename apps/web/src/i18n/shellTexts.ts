import { catalogue, type TextsOf } from './catalogue.ts';

/** What every page needs at once. */
export const shellTexts = catalogue('shell', {
  de: async () => (await import('./shell.de.ts')).shellDe,
  en: async () => (await import('./shell.en.ts')).shellEn,
});

export type ShellText = TextsOf<typeof shellTexts>;
