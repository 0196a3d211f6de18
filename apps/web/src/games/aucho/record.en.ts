import type { Translation } from '../../i18n/catalogue.ts';
import type { auchoRecordDe } from './record.de.ts';

/** English words for the record of Aucho: what can be meant, why it is refused, what is counted. */
export const auchoRecordEn: Translation<typeof auchoRecordDe> = {
  intent: {
    vierUnder: 'Announce four Under',
    trumpf: 'Trump {{suit}}',
    kehr: 'Kehr',
    weiter: 'Pass',
    aufdecken: 'Turn a card over',
    halt: 'Halt',
    rauben: 'Rob',
    lukas: 'Lukas',
    fort: 'Fort',
    weisen: 'Show Weise: {{weise}}',
    spielen: 'Play {{card}}',
    ziehen: 'Have cards drawn',
    geben: 'Deal the cards',
  },
  refused: {
    mustFollow: 'Did not follow suit',
    mustTrump: 'Did not follow trump',
    underTrump: 'Under-trumped',
    noVierUnder: 'No four Under',
    cannotRob: 'Could not rob',
    noWeis: 'No Weis',
  },
  score: 'Stand {{count}}',
};
