import { heldHands, type OfType, type Seat, type Suit, seatAfter, setSeat } from '@stammtisch/kit';
import type { DoppelkopfEvent } from './events.ts';
import { startPlay } from './evolvePlay.ts';
import type { DoppelkopfOptions } from './options.ts';
import { normalContract } from './parties.ts';
import { type Answer, type Deal, dealtStage, type Stage } from './state.ts';

/** The stage after the cards of deal `number` were given in the entry `seq`: Vorhand is asked (DK-8). */
export function dealt(event: OfType<DoppelkopfEvent, 'gegeben'>, number: number, seq: number): Stage {
  const { dealer } = event;
  const hands = heldHands(event.hands);
  const deal: Deal = {
    number,
    givenAt: seq,
    dealer,
    dealt: hands,
    hands,
    answers: [null, null, null, null],
    klopfer: [],
  };
  return { phase: 'fragen', deal, turn: seatAfter(dealer), turnAt: seq };
}

function withAnswer(deal: Deal, seat: Seat, answer: Answer): Deal {
  return { ...deal, answers: setSeat<Answer | null>(deal.answers, seat, answer) };
}

/** The stage after an answer: the next seat is asked, or after the dealer play begins (DK-8, DK-11). */
export function answered(stage: Stage, event: OfType<DoppelkopfEvent, 'geantwortet'>, seq: number): Stage {
  if (stage.phase !== 'fragen') return stage;
  const deal = withAnswer(stage.deal, event.seat, event.answer ?? 'gesund');
  const { dealer } = deal;
  if (event.seat !== dealer) return { phase: 'fragen', deal, turn: seatAfter(event.seat), turnAt: seq };
  return startPlay(deal, normalContract(deal.dealt), seatAfter(dealer), seq);
}

/** The stage after a Solo was announced: play begins (DK-8, DK-14). */
export function soloPlayed(
  stage: Stage,
  soloist: Seat,
  suit: Suit,
  seq: number,
  options: DoppelkopfOptions,
): Stage {
  if (stage.phase !== 'fragen') return stage;
  const deal = withAnswer(stage.deal, soloist, 'solo');
  const leader = options.soloAusspiel === 'soloist' ? soloist : seatAfter(deal.dealer);
  return startPlay(deal, { kind: 'solo', re: [soloist], soloist, suit }, leader, seq);
}

/** The stage after a Hochzeit became public (DK-9). */
export function married(stage: Stage, bride: Seat): Stage {
  if (stage.phase !== 'spiel') return stage;
  return { ...stage, contract: { kind: 'hochzeit', re: [bride], bride, klaerung: null } };
}

/** The stage after a knock (DK-21). */
export function knocked(stage: Stage, seat: Seat): Stage {
  const at = dealtStage(stage);
  if (at === null) return stage;
  return { ...at, deal: { ...at.deal, klopfer: [...at.deal.klopfer, seat] } };
}
