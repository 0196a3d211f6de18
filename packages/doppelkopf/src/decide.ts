import { type By, type Decision, refuse, type Seat } from '@stammtisch/kit';
import { decideAnsage } from './ansagen.ts';
import { decideGeben } from './deal.ts';
import type { DoppelkopfEvent } from './events.ts';
import { decideAnswer, decideSolo } from './fragen.ts';
import type { DoppelkopfIntent, DoppelkopfLegal } from './intents.ts';
import { decideKlopfen } from './klopfen.ts';
import { decideSpielen } from './play.ts';
import type { DoppelkopfRefusal } from './refusals.ts';
import type { DoppelkopfState } from './state.ts';

type Decided = Decision<DoppelkopfEvent, DoppelkopfRefusal>;

function decideSeat(state: DoppelkopfState, seat: Seat, intent: DoppelkopfLegal): Decided {
  switch (intent.type) {
    case 'spielen':
      return decideSpielen(state, seat, intent.card);
    case 'gesund':
    case 'hochzeit':
      return decideAnswer(state, seat, intent.type);
    case 'solo':
      return decideSolo(state, seat, intent.suit);
    case 'ansage':
      return decideAnsage(state, seat, intent.ansage);
    case 'klopfen':
      return decideKlopfen(state, seat);
  }
}

/**
 * All the rules: what comes of an intent of a seat or of the table, or why it may not be. Accepts exactly what
 * `legal` lists and the table's `geben`; refuses with `notForYou` an intent of the wrong one of the two.
 */
export function decide(state: DoppelkopfState, by: By, intent: DoppelkopfIntent): Decided {
  if (intent.type === 'geben') {
    return by === 'table' ? decideGeben(state, intent.dealer, intent.deck) : refuse('notForYou');
  }
  return by === 'table' ? refuse('notForYou') : decideSeat(state, by, intent);
}
