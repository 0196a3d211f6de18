import { type By, type Dice, rankOf, SEATS, type Seat, SUITS, type Suit } from '@stammtisch/kit';
import fc from 'fast-check';
import {
  AUCHO_OPTIONS,
  type AuchoCard,
  type AuchoIntent,
  type AuchoLegal,
  type AuchoOptions,
  type AuchoState,
  auchoGame,
  auchoOptionsSchema,
  strengthOf,
} from '../../src/index.ts';
import { countSuit, dealt, legalOf } from './table.ts';

/** Mulberry32: numbers from 0 to below 1 from a seed. */
export function random(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function diceOf(next: () => number): Dice {
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    shuffle<T>(items: readonly T[]): T[] {
      const left = [...items];
      const out: T[] = [];
      while (left.length > 0) out.push(...left.splice(below(left.length), 1));
      return out;
    },
  };
}

/** Any house rules, from the specs themselves, so that a new option is drawn too. */
export const anyOptions: fc.Arbitrary<AuchoOptions> = fc
  .record(
    Object.fromEntries(
      Object.entries(AUCHO_OPTIONS).map(([name, spec]) => {
        if (spec.kind === 'choice') return [name, fc.constantFrom<string | number>(...spec.values)];
        if (spec.kind === 'flag') return [name, fc.boolean()];
        return [name, fc.integer({ min: spec.min, max: 7 })];
      }),
    ),
  )
  .map((raw) => auchoOptionsSchema.parse(raw));

export const anySeed = fc.integer();

export interface Move {
  readonly by: By;
  readonly intent: AuchoIntent;
}

function pick<T>(items: readonly T[], next: () => number): T | undefined {
  return items[Math.floor(next() * items.length)];
}

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
export function randomMove(state: AuchoState, next: () => number): Move | null {
  if (auchoGame.ranking(state) !== null) return null;
  if (auchoGame.dealWanted(state) !== null) {
    return { by: 'table', intent: auchoGame.deal(state, diceOf(next)) };
  }
  const all = SEATS.flatMap((seat) =>
    legalOf(state, seat).map((intent) => ({ seat, intent, weight: weight(state, seat, intent) })),
  );
  let at = next() * all.reduce((sum, option) => sum + option.weight, 0);
  const chosen =
    all.find((option) => {
      at -= option.weight;
      return at < 0;
    }) ?? pick(all, next);
  if (chosen === undefined) throw new Error(`nobody may move in ${state.stage.phase}`);
  return { by: chosen.seat, intent: concrete(chosen.intent, next) };
}
