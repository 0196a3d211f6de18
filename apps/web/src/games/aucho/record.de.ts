import type { AuchoIntent, AuchoRefusal } from '@stammtisch/aucho';
import type { OwnRefusals } from '../../table/words/refusals.ts';

/** German words for the record of Aucho: what can be meant, why it is refused, what is counted (namespace `auchoRecord`). */
export const auchoRecordDe = {
  intent: {
    vierUnder: 'Vier Under anmelden',
    trumpf: 'Trumpf {{suit}}',
    kehr: 'Kehr',
    weiter: 'Weiter',
    aufdecken: 'Aufdecken',
    halt: 'Halt',
    rauben: 'Rauben',
    lukas: 'Lukas',
    fort: 'Fort',
    weisen: 'Weisen: {{weise}}',
    spielen: '{{card}} spielen',
    ziehen: 'Karten ziehen lassen',
    geben: 'Karten geben',
  } satisfies Record<AuchoIntent['type'], string>,
  refused: {
    mustFollow: 'Farbe nicht bekannt',
    mustTrump: 'Trumpf nicht gegeben',
    underTrump: 'Untertrumpft',
    noVierUnder: 'Keine vier Under',
    cannotRob: 'Rauben nicht möglich',
    noWeis: 'Kein Weis',
  } satisfies OwnRefusals<AuchoRefusal>,
  score: 'Stand {{count}}',
};
