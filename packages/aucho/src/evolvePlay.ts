import { handsAfter, type Seat, setSeat } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import type { Weis } from './events.ts';
import type { Contract, CountedWeise, Deal, Play, SpielStage, Stage } from './state.ts';

/** Play as it begins: the seat `vorhand` leads trick 1 (AU-19), its turn opened by the entry `seq`. */
export function startPlay(deal: Deal, contract: Contract, vorhand: Seat, seq: number): SpielStage {
  const play: Play = {
    vorhand,
    leader: vorhand,
    turnAt: seq,
    trick: [],
    tricks: [],
    shown: [null, null, null, null],
    weis: null,
    stoeck: null,
  };
  return { phase: 'spiel', deal, contract, play };
}

function withPlay(stage: SpielStage, change: Partial<Play>): SpielStage {
  return {
    phase: 'spiel',
    deal: stage.deal,
    contract: stage.contract,
    play: { ...stage.play, ...change },
  };
}

/** The stage after a card was laid in the entry `seq`, which makes it another's turn. */
export function cardPlayed(stage: Stage, seat: Seat, card: AuchoCard, seq: number): Stage {
  if (stage.phase !== 'spiel') return stage;
  const { deal, contract, play } = stage;
  return {
    phase: 'spiel',
    deal: { ...deal, hands: handsAfter(deal.hands, seat, card) },
    contract,
    play: { ...play, trick: [...play.trick, { seat, card }], turnAt: seq },
  };
}

/** The stage after a trick was won: its winner leads the next (AU-19). */
export function trickWon(stage: Stage, winner: Seat, points: number): Stage {
  if (stage.phase !== 'spiel') return stage;
  const { trick, tricks } = stage.play;
  return withPlay(stage, {
    trick: [],
    tricks: [...tricks, { cards: trick, winner, points }],
    leader: winner,
  });
}

/** The stage after a seat showed Weise (AU-24). */
export function weiseShown(stage: Stage, seat: Seat, weise: readonly Weis[] | null): Stage {
  if (stage.phase !== 'spiel') return stage;
  return withPlay(stage, { shown: setSeat<readonly Weis[] | null>(stage.play.shown, seat, weise) });
}

/** The stage after the Weise of one side were counted (AU-26). */
export function weiseCounted(stage: Stage, counted: CountedWeise): Stage {
  if (stage.phase !== 'spiel') return stage;
  const { side, points, weise } = counted;
  return withPlay(stage, { weis: { side, points, weise } });
}

/** The stage after Stöck were counted (AU-27). */
export function stoeckCounted(stage: Stage, seat: Seat, points: number): Stage {
  return stage.phase === 'spiel' ? withPlay(stage, { stoeck: { seat, points } }) : stage;
}
