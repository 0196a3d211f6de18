import { addBySeat } from '@stammtisch/kit';
import { dealsOf } from './deal.ts';
import type { DoppelkopfEvent } from './events.ts';
import { rankingOf } from './ranking.ts';
import { scoreStage } from './scoring.ts';
import type { DoppelkopfState, SpielStage } from './state.ts';

/** The result of a deal whose last trick is in this stage, and the end of the match after the last one (DK-7, DK-29). */
export function endDeal(state: DoppelkopfState, stage: SpielStage): readonly DoppelkopfEvent[] {
  const { result } = scoreStage(stage, state.options);
  const written: DoppelkopfEvent = { type: 'spielGewertet', ...result };
  if (stage.deal.number < dealsOf(state.options)) return [written];
  const ranking = rankingOf(addBySeat(state.scores, result.scores));
  return [written, { type: 'partieBeendet', ranking }];
}
