import { rankOf, SEATS, type Seat, SUITS, type Suit } from '@stammtisch/kit';
import { type Move, nextMove, pickWeighted } from '@stammtisch/kit/testing';
import {
  type AuchoCard,
  type AuchoIntent,
  type AuchoLegal,
  type AuchoState,
  auchoGame,
  strengthOf,
} from '../../src/index.ts';
import { countSuit, dealt, legalOf } from './table.ts';

function strong(hand: readonly AuchoCard[], suit: Suit): boolean {
  const top = hand.filter((card) => strengthOf(card, suit) >= 7 && card.startsWith(suit)).length;
  const aces = hand.filter((card) => rankOf(card) === 'A').length;
  return countSuit(hand, suit) + top + aces >= 6;
}

/** How likely a player is to choose this: mostly pass, bid on strong hands, else everything now and then. */
function weight(state: AuchoState, seat: Seat, intent: AuchoLegal): number {
  const hand = dealt(state).deal.hands[seat];
  const { stage } = state;
  switch (intent.type) {
    case 'trumpf':
      return strong(hand, intent.suit) ? 30 : stage.phase === 'lukasTrumpf' ? 1 : 0.1;
    case 'halt': {
      const open = stage.phase === 'kehr' ? stage.kehr.open : [];
      const suit = SUITS.find((s) => open[open.length - 1]?.card.startsWith(s));
      return suit !== undefined && strong(hand, suit) ? 30 : 0.3;
    }
    case 'weiter':
      return 8;
    case 'kehr':
      return 3;
    case 'lukas':
      return SUITS.some((suit) => strong(hand, suit)) ? 5 : 1;
    case 'spielen':
      return 1 + strengthOf(intent.card, stage.phase === 'spiel' ? stage.contract.trump : 'C') / 4;
    default:
      return 2;
  }
}

function concrete(intent: AuchoLegal, next: () => number): AuchoIntent {
  if (intent.type !== 'weisen') return intent;
  const some = intent.from.filter(() => next() < 0.7);
  const weise = some.length > 0 ? some : intent.from.slice(0, 1);
  return { type: 'weisen', weise: weise.map(({ cards }) => ({ cards: [...cards].reverse() })) };
}

/** A weighted random move of whoever may move, or the table's own; null once the match is over. */
export function randomMove(state: AuchoState, next: () => number): Move<AuchoIntent> | null {
  return nextMove(auchoGame, state, next, () => {
    const offers = SEATS.flatMap((seat) =>
      legalOf(state, seat).map((intent) => ({ seat, intent, weight: weight(state, seat, intent) })),
    );
    const { seat, intent } = pickWeighted(offers, next);
    return { by: seat, intent: concrete(intent, next) };
  });
}
