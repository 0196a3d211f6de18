import type { Translation } from '../../i18n/catalogue.ts';
import type { doppelkopfRecordDe } from './record.de.ts';

/** English words for the record of Doppelkopf: what can be meant, why it is refused, what is counted. */
export const doppelkopfRecordEn: Translation<typeof doppelkopfRecordDe> = {
  intent: {
    gesund: 'Gesund',
    solo: 'Solo {{suit}}',
    hochzeit: 'Hochzeit',
    ansage: 'Announce {{ansage}}',
    klopfen: 'Knock',
    spielen: 'Play {{card}}',
    geben: 'Deal the cards',
  },
  refused: {
    mustFollow: 'Did not follow suit',
    noHochzeit: 'No Hochzeit',
    noAnsage: 'Could not announce',
  },
  score_one: '{{count}} point',
  score_other: '{{count}} points',
};
