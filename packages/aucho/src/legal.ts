import { type Seat, SUITS, type Suit } from '@stammtisch/kit';
import { whyNoBid } from './bidding.ts';
import type { AuchoLegal } from './intents.ts';
import { whyNoAnswer, whyNoTurn } from './kehr.ts';
import { lukasSuits, whyNoLukas } from './lukas.ts';
import { ruleFor, whyNoPlay } from './play.ts';
import { whyNoRob } from './rauben.ts';
import type { AuchoState, SpielStage } from './state.ts';
import { whyNoVierUnder } from './vierUnder.ts';
import { showable, whyNoWeisen } from './weisen.ts';

const trumpf = (suit: Suit): AuchoLegal => ({ type: 'trumpf', suit });
const BIDS: readonly AuchoLegal[] = [...SUITS.map(trumpf), { type: 'kehr' }, { type: 'weiter' }];
const ANSWERS: readonly AuchoLegal[] = [{ type: 'halt' }, { type: 'weiter' }];
const TURN: readonly AuchoLegal[] = [{ type: 'aufdecken' }];
const LUKAS: readonly AuchoLegal[] = [{ type: 'lukas' }, { type: 'fort' }];
const NOTHING: readonly AuchoLegal[] = [];

function plays(state: AuchoState, stage: SpielStage, seat: Seat): readonly AuchoLegal[] {
  if (whyNoPlay(state, seat) !== null) return NOTHING;
  const why = ruleFor(state, stage, seat);
  const cards = stage.deal.hands[seat].filter((card) => why(card) === null);
  const spielen = cards.map((card): AuchoLegal => ({ type: 'spielen', card }));
  const from = whyNoWeisen(state, seat) === null ? showable(state, seat) : [];
  return from.length > 0 ? [{ type: 'weisen', from }, ...spielen] : spielen;
}

/** What the phase asks of the seat; what it may do besides is not in it. */
function main(state: AuchoState, seat: Seat): readonly AuchoLegal[] {
  const { stage } = state;
  switch (stage.phase) {
    case 'bieten':
      return whyNoBid(state, seat) === null ? BIDS : NOTHING;
    case 'kehr':
      if (whyNoAnswer(state, seat) === null) return ANSWERS;
      return whyNoTurn(state, seat) === null ? TURN : NOTHING;
    case 'lukasWahl':
      return whyNoLukas(state, seat) === null ? LUKAS : NOTHING;
    case 'lukasTrumpf':
      return seat === stage.deal.dealer ? lukasSuits(stage.deal, state.options).map(trumpf) : NOTHING;
    case 'spiel':
      return plays(state, stage, seat);
    case 'bereit':
    case 'ende':
      return NOTHING;
  }
}

/** All that the seat may do now; `weisen` as a pattern (AU-24). `decide` accepts exactly these. */
export function legal(state: AuchoState, seat: Seat): readonly AuchoLegal[] {
  const besides: AuchoLegal[] = [];
  if (whyNoRob(state, seat) === null) besides.push({ type: 'rauben' });
  if (whyNoVierUnder(state, seat) === null) besides.push({ type: 'vierUnder' });
  const asked = main(state, seat);
  return besides.length === 0 ? asked : [...asked, ...besides];
}
