import { catalogue } from '../../i18n/catalogue.ts';

/** The short words for the record of a match of Aucho. */
export const recordTexts = catalogue('auchoRecord', {
  de: async () => (await import('./record.de.ts')).auchoRecordDe,
  en: async () => (await import('./record.en.ts')).auchoRecordEn,
});
