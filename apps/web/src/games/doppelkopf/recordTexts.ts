import { catalogue } from '../../i18n/catalogue.ts';

/** The short words for the record of a match of Doppelkopf. */
export const recordTexts = catalogue('doppelkopfRecord', {
  de: async () => (await import('./record.de.ts')).doppelkopfRecordDe,
  en: async () => (await import('./record.en.ts')).doppelkopfRecordEn,
});
