import { handsAfter, type Seat, setSeat } from '@stammtisch/kit';
import { type DoppelkopfCard, KREUZ_ASS } from './cards.ts';
import { settled } from './hochzeit.ts';
import type { Contract, Deal, Play, SpielStage, Stage } from './state.ts';
import type { MadeAnsage } from './view.types.ts';

/** Play as it begins: `leader` leads trick 1 (DK-14), its turn opened by the entry `seq`. */
export function startPlay(deal: Deal, contract: Contract, leader: Seat, seq: number): SpielStage {
  const play: Play = { leader, turnAt: seq, trick: [], tricks: [], ansagen: [], aces: [0, 0, 0, 0] };
  return { phase: 'spiel', deal, contract, play };
}

function withPlay({ phase, deal, contract, play }: SpielStage, change: Partial<Play>): SpielStage {
  return { phase, deal, contract, play: { ...play, ...change } };
}

/** The stage after an announcement (DK-20). */
export function announced(stage: Stage, made: MadeAnsage): Stage {
  return stage.phase === 'spiel' ? withPlay(stage, { ansagen: [...stage.play.ansagen, made] }) : stage;
}

/** The deal without a card that this seat held. Field by field: it is the hot path, and a spread is slower. */
function withoutLaid(deal: Deal, seat: Seat, card: DoppelkopfCard): Deal {
  const { number, givenAt, dealer, dealt, answers, klopfer } = deal;
  const hands = handsAfter(deal.hands, seat, card);
  return { number, givenAt, dealer, dealt, hands, answers, klopfer };
}

/** The stage after a card was laid in the entry `seq`, which makes it another's turn. */
export function cardPlayed(stage: Stage, seat: Seat, card: DoppelkopfCard, seq: number): Stage {
  if (stage.phase !== 'spiel') return stage;
  const { leader, tricks, ansagen, trick, aces } = stage.play;
  const play: Play = {
    leader,
    turnAt: seq,
    trick: [...trick, { seat, card }],
    tricks,
    ansagen,
    aces: card === KREUZ_ASS ? setSeat(aces, seat, aces[seat] + 1) : aces,
  };
  return {
    phase: 'spiel',
    deal: withoutLaid(stage.deal, seat, card),
    contract: stage.contract,
    play,
  };
}

/** The stage after a trick was won: its winner leads the next (DK-14). */
export function trickWon(stage: Stage, winner: Seat, augen: number): Stage {
  if (stage.phase !== 'spiel') return stage;
  const { trick, tricks } = stage.play;
  return withPlay(stage, {
    trick: [],
    tricks: [...tricks, { cards: trick, winner, augen }],
    leader: winner,
  });
}

/** The stage after a Hochzeit was settled in this trick, with a partner or without (DK-12). */
export function hochzeitSettled(stage: Stage, trick: number, partner: Seat | null): Stage {
  if (stage.phase !== 'spiel') return stage;
  return { ...stage, contract: settled(stage.contract, trick, partner) };
}
