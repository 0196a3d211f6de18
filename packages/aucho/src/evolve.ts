import { addBySeat, type OfType, setSeat } from '@stammtisch/kit';
import type { AuchoEvent } from './events.ts';
import { answered, dealt, kehrDemanded, passed, robbed, taken, trumpMade, turned } from './evolveDeal.ts';
import { cardPlayed, stoeckCounted, trickWon, weiseCounted, weiseShown } from './evolvePlay.ts';
import { stepsOf } from './scoring.ts';
import { type AuchoState, dealtStage, type Stage } from './state.ts';

/** The state after a deal is written: its report is kept, the cards leave the table. */
function scored(state: AuchoState, event: OfType<AuchoEvent, 'spielGewertet'>): AuchoState {
  const stage = dealtStage(state.stage);
  if (stage === null) return state;
  const { type: _, ...result } = event;
  const { deal } = stage;
  const row = { ...result, deal: deal.number, dealer: deal.dealer, strafen: deal.strafen };
  const played = stage.phase === 'spiel' ? stage : null;
  const steps = played === null ? null : stepsOf(played, state.options);
  return {
    ...state,
    striche: addBySeat(state.striche, event.striche),
    haerdoepfel: addBySeat(state.haerdoepfel, event.haerdoepfel),
    deals: [...state.deals, row],
    finished: {
      report: { ...row, steps, hands: deal.dealt.hands, lukas: deal.dealt.lukas },
      lastTrick: played?.play.tricks[played.play.tricks.length - 1] ?? null,
    },
    stage: { phase: 'bereit' },
  };
}

/** AU-9: written at once, and noted for the row of this deal. */
function penalised(state: AuchoState, event: OfType<AuchoEvent, 'strafe'>): AuchoState {
  const stage = dealtStage(state.stage);
  if (stage === null) return state;
  const add = (to: AuchoState['haerdoepfel']) => setSeat(to, event.seat, to[event.seat] + event.haerdoepfel);
  const deal = { ...stage.deal, strafen: add(stage.deal.strafen) };
  return { ...state, haerdoepfel: add(state.haerdoepfel), stage: { ...stage, deal } };
}

function announced(stage: Stage, event: OfType<AuchoEvent, 'vierUnderAngemeldet'>): Stage {
  const at = dealtStage(stage);
  if (at === null) return stage;
  return { ...at, deal: { ...at.deal, vierUnder: setSeat(at.deal.vierUnder, event.seat, true) } };
}

/** What the table shows after an event of a deal under way. */
function stageAfter(state: AuchoState, event: AuchoEvent): Stage {
  const { stage, seq, options } = state;
  switch (event.type) {
    case 'gegeben':
      return dealt(event, state.deals.length + 1, seq);
    case 'vierUnderAngemeldet':
      return announced(stage, event);
    case 'trumpfGemacht':
      return trumpMade(stage, event, seq, options);
    case 'kehrVerlangt':
      return kehrDemanded(stage, event.seat, seq, options);
    case 'gepasst':
      return passed(stage, event.seat, seq);
    case 'aufgedeckt':
      return turned(stage, event.card, seq);
    case 'geantwortet':
      return answered(stage, event, seq, options);
    case 'geraubt':
      return robbed(stage, event);
    case 'lukasGenommen':
      return taken(stage, seq);
    case 'gewiesen':
      return weiseShown(stage, event.seat, event.weise);
    case 'gespielt':
      return cardPlayed(stage, event.seat, event.card, seq);
    case 'stoeckGezaehlt':
      return stoeckCounted(stage, event.seat, event.points);
    case 'stichGewonnen':
      return trickWon(stage, event.seat, event.points);
    case 'weisGezaehlt':
      return weiseCounted(stage, event);
    case 'fortGesagt':
    case 'gezogen':
    case 'strafe':
    case 'spielGewertet':
    case 'partieBeendet':
      return stage;
  }
}

/** The state after an event. Total: an event that does not fit the stage leaves it as it is. */
export function evolve(state: AuchoState, event: AuchoEvent): AuchoState {
  switch (event.type) {
    case 'gezogen':
      return { ...state, draws: [...state.draws, event.cards] };
    case 'strafe':
      return penalised(state, event);
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
