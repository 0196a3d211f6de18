import type { DoppelkopfIntent, DoppelkopfRefusal } from '@stammtisch/doppelkopf';
import type { OwnRefusals } from '../../table/words/refusals.ts';

/** German words for the record of Doppelkopf: what can be meant, why it is refused, what is counted (namespace `doppelkopfRecord`). */
export const doppelkopfRecordDe = {
  intent: {
    gesund: 'Gesund',
    solo: 'Solo {{suit}}',
    hochzeit: 'Hochzeit',
    ansage: 'Ansage: {{ansage}}',
    klopfen: 'Klopfen',
    spielen: '{{card}} spielen',
    geben: 'Karten geben',
  } satisfies Record<DoppelkopfIntent['type'], string>,
  refused: {
    mustFollow: 'Farbe nicht bekannt',
    noHochzeit: 'Keine Hochzeit',
    noAnsage: 'Ansage nicht möglich',
  } satisfies OwnRefusals<DoppelkopfRefusal>,
  score_one: '{{count}} Punkt',
  score_other: '{{count}} Punkte',
};
