import { addBySeat, type Seat } from '@stammtisch/kit';
import type { AuchoEvent, DealResult } from './events.ts';
import { rankingOf } from './ranking.ts';
import type { AuchoState } from './state.ts';

/** What is written for a deal that is over, and the end of the match if that is enough (AU-30, AU-33). */
export function endDeal(state: AuchoState, dealer: Seat, result: DealResult): readonly AuchoEvent[] {
  const columns = {
    striche: addBySeat(state.striche, result.striche),
    haerdoepfel: addBySeat(state.haerdoepfel, result.haerdoepfel),
  };
  const written: AuchoEvent = { type: 'spielGewertet', ...result };
  const ranking = rankingOf(columns, state.options, dealer);
  return ranking === null ? [written] : [written, { type: 'partieBeendet', ranking }];
}
