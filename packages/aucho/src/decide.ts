import { type By, type Decision, refuse, type Seat } from '@stammtisch/kit';
import { decideHandTrumpf, decideKehr, decidePass } from './bidding.ts';
import { decideGeben } from './deal.ts';
import { decideZiehen } from './draw.ts';
import type { AuchoEvent } from './events.ts';
import type { AuchoIntent } from './intents.ts';
import { decideAnswer, decideAufdecken } from './kehr.ts';
import { decideFort, decideLukas, decideLukasTrumpf } from './lukas.ts';
import { decideSpielen } from './play.ts';
import { decideRauben } from './rauben.ts';
import type { AuchoRefusal } from './refusals.ts';
import type { AuchoState } from './state.ts';
import { decideVierUnder } from './vierUnder.ts';
import { decideWeisen } from './weisen.ts';

type TableIntent = Extract<AuchoIntent, { type: 'ziehen' | 'geben' }>;
type SeatIntent = Exclude<AuchoIntent, TableIntent>;

function isTableIntent(intent: AuchoIntent): intent is TableIntent {
  return intent.type === 'ziehen' || intent.type === 'geben';
}

function decideTable(state: AuchoState, intent: TableIntent): Decision<AuchoEvent, AuchoRefusal> {
  switch (intent.type) {
    case 'ziehen':
      return decideZiehen(state, intent.cards);
    case 'geben':
      return decideGeben(state, intent.dealer, intent.deck);
  }
}

function decideSeat(state: AuchoState, seat: Seat, intent: SeatIntent): Decision<AuchoEvent, AuchoRefusal> {
  switch (intent.type) {
    case 'spielen':
      return decideSpielen(state, seat, intent.card);
    case 'trumpf':
      return state.stage.phase === 'lukasTrumpf'
        ? decideLukasTrumpf(state, seat, intent.suit)
        : decideHandTrumpf(state, seat, intent.suit);
    case 'kehr':
      return decideKehr(state, seat);
    case 'weiter':
      return state.stage.phase === 'kehr' ? decideAnswer(state, seat, 'weiter') : decidePass(state, seat);
    case 'halt':
      return decideAnswer(state, seat, 'halt');
    case 'aufdecken':
      return decideAufdecken(state, seat);
    case 'rauben':
      return decideRauben(state, seat);
    case 'lukas':
      return decideLukas(state, seat);
    case 'fort':
      return decideFort(state, seat);
    case 'vierUnder':
      return decideVierUnder(state, seat);
    case 'weisen':
      return decideWeisen(state, seat, intent.weise);
  }
}

/**
 * All the rules: what comes of an intent of a seat or of the table, or why it may not be. Accepts exactly what
 * `legal` lists and the table's `ziehen` and `geben`; refuses with `notForYou` an intent of the wrong one of the two.
 */
export function decide(state: AuchoState, by: By, intent: AuchoIntent): Decision<AuchoEvent, AuchoRefusal> {
  if (isTableIntent(intent)) return by === 'table' ? decideTable(state, intent) : refuse('notForYou');
  return by === 'table' ? refuse('notForYou') : decideSeat(state, by, intent);
}
