import { addBySeat, type OfType } from '@stammtisch/kit';
import type { DoppelkopfEvent } from './events.ts';
import { answered, dealt, knocked, married, soloPlayed } from './evolveDeal.ts';
import { announced, cardPlayed, hochzeitSettled, trickWon } from './evolvePlay.ts';
import { LAST_KLAERUNG } from './hochzeit.ts';
import { explain } from './scoring.ts';
import type { DoppelkopfState, Stage } from './state.ts';

/** The state after a deal is written: its report is kept, the cards leave the table. */
function scored(state: DoppelkopfState, event: OfType<DoppelkopfEvent, 'spielGewertet'>): DoppelkopfState {
  const { stage } = state;
  if (stage.phase !== 'spiel') return state;
  const { type: _, ...result } = event;
  const { deal, play } = stage;
  const { number, dealer, klopfer } = deal;
  const row = { ...result, deal: number, dealer, ansagen: play.ansagen, klopfer };
  return {
    ...state,
    scores: addBySeat(state.scores, event.scores),
    deals: [...state.deals, row],
    finished: {
      report: { ...row, ...explain(stage, state.options) },
      lastTrick: play.tricks[play.tricks.length - 1] ?? null,
    },
    stage: { phase: 'bereit' },
  };
}

/** What the table shows after an event of a deal under way. */
function stageAfter(state: DoppelkopfState, event: DoppelkopfEvent): Stage {
  const { stage, seq, options } = state;
  switch (event.type) {
    case 'gegeben':
      return dealt(event, state.deals.length + 1, seq);
    case 'geantwortet':
      return answered(stage, event, seq);
    case 'soloAngesagt':
      return soloPlayed(stage, event.seat, event.suit, seq, options);
    case 'hochzeitAngesagt':
      return married(stage, event.seat);
    case 'angesagt':
      return announced(stage, { seat: event.seat, ansage: event.ansage, trick: event.trick });
    case 'geklopft':
      return knocked(stage, event.seat);
    case 'gespielt':
      return cardPlayed(stage, event.seat, event.card, seq);
    case 'stichGewonnen':
      return trickWon(stage, event.seat, event.augen);
    case 'hochzeitGeklaert':
      return hochzeitSettled(stage, event.trick, event.partner);
    case 'hochzeitAllein':
      return hochzeitSettled(stage, LAST_KLAERUNG, null);
    case 'spielGewertet':
    case 'partieBeendet':
      return stage;
  }
}

/** The state after an event. Total: an event that does not fit the stage leaves it as it is. */
export function evolve(state: DoppelkopfState, event: DoppelkopfEvent): DoppelkopfState {
  switch (event.type) {
    case 'spielGewertet':
      return scored(state, event);
    case 'partieBeendet':
      return { ...state, stage: { phase: 'ende', ranking: event.ranking } };
    default: {
      const stage = stageAfter(state, event);
      return stage === state.stage ? state : { ...state, stage };
    }
  }
}
