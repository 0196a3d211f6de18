import { type Seat, SUITS } from '@stammtisch/kit';
import { possibleAnsagen } from './ansagen.ts';
import { whyNoAnswer, whyNoHochzeit } from './fragen.ts';
import type { DoppelkopfLegal } from './intents.ts';
import { whyNoKlopfen } from './klopfen.ts';
import { legalCards } from './legalCards.ts';
import type { DoppelkopfState, SpielStage } from './state.ts';
import { whyNoPlay } from './trick.ts';

const SOLI: readonly DoppelkopfLegal[] = SUITS.map((suit) => ({ type: 'solo', suit }));
const PLAIN: readonly DoppelkopfLegal[] = [{ type: 'gesund' }, ...SOLI];
const WITH_HOCHZEIT: readonly DoppelkopfLegal[] = [{ type: 'gesund' }, { type: 'hochzeit' }, ...SOLI];
const NOTHING: readonly DoppelkopfLegal[] = [];

function answers(state: DoppelkopfState, seat: Seat): readonly DoppelkopfLegal[] {
  if (whyNoAnswer(state, seat) !== null) return NOTHING;
  return whyNoHochzeit(state, seat) === null ? WITH_HOCHZEIT : PLAIN;
}

function plays(state: DoppelkopfState, stage: SpielStage, seat: Seat): readonly DoppelkopfLegal[] {
  if (whyNoPlay(state, seat) !== null) return NOTHING;
  const cards = legalCards(stage.deal.hands[seat], stage.play.trick[0]?.card ?? null);
  const spielen = cards.map((card): DoppelkopfLegal => ({ type: 'spielen', card }));
  const ansagen = possibleAnsagen(state, seat).map((ansage): DoppelkopfLegal => ({ type: 'ansage', ansage }));
  return ansagen.length > 0 ? [...ansagen, ...spielen] : spielen;
}

/** What the phase asks of the seat; a knock is not in it. */
function main(state: DoppelkopfState, seat: Seat): readonly DoppelkopfLegal[] {
  const { stage } = state;
  switch (stage.phase) {
    case 'fragen':
      return answers(state, seat);
    case 'spiel':
      return plays(state, stage, seat);
    case 'bereit':
    case 'ende':
      return NOTHING;
  }
}

/** All that the seat may do now; a card that it holds twice once. `decide` accepts exactly these. */
export function legal(state: DoppelkopfState, seat: Seat): readonly DoppelkopfLegal[] {
  const asked = main(state, seat);
  return whyNoKlopfen(state, seat) === null ? [...asked, { type: 'klopfen' }] : asked;
}
