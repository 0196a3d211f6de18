import { SEATS, SUITS, type Suit, suitOf } from '@stammtisch/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  augenOf,
  beats,
  CARDS,
  type DoppelkopfCard,
  legalCards,
  PACK,
  RANKS,
  sortHand,
  sumAugen,
  trickWinner,
} from '../src/index.ts';
import examples from './examples/doppelkopf-tricks.json' with { type: 'json' };
import { cards } from './support/table.ts';

const winnerIndex = (trick: readonly DoppelkopfCard[], solo: Suit | null) =>
  trickWinner(
    trick.map((card, i) => ({ seat: SEATS[i] ?? 0, card })),
    solo,
  )?.seat ?? null;

const suitNamed = (name: string | null): Suit | null => SUITS.find((suit) => suit === name) ?? null;
const anyCard = fc.constantFrom(...CARDS);
const anySolo = fc.constantFrom(null, ...SUITS);

describe('cards', () => {
  test('DK-1 the pack is 48 cards, two alike of four suits and six ranks', () => {
    expect(new Set(PACK).size).toBe(24);
    expect(PACK).toEqual([...CARDS, ...CARDS]);
    expect(CARDS).toEqual(cards('C:9JQKTA S:9JQKTA H:9JQKTA D:9JQKTA'));
  });

  test('DK-2 A 11, T 10, K 4, Q 3, J 2, 9 0: 60 a suit, 240 in all', () => {
    expect(cards('S:ATKQJ9').map(augenOf)).toEqual([11, 10, 4, 3, 2, 0]);
    for (const suit of SUITS) expect(sumAugen(PACK.filter((card) => suitOf(card) === suit))).toBe(60);
    expect(sumAugen(PACK)).toBe(240);
  });

  test('DK-3 suits C S H D from high to low, within one A T K Q J 9', () => {
    const order = SUITS.flatMap((suit) => cards(`${suit}:ATKQJ9`));
    expect(sortHand(PACK, null)).toEqual(order.flatMap((card) => [card, card]));
  });

  test.each([
    ['C', 'CSHD'],
    ['S', 'SCHD'],
    ['H', 'HCSD'],
    ['D', 'DCSH'],
  ] as const)('DK-4 Solo %s: %s', (solo, order) => {
    const nines = sortHand(cards('C9 S9 H9 D9'), solo);
    expect(nines.map(suitOf).join('')).toBe(order);
  });
});

describe('who wins a trick', () => {
  test.each(examples)('DK-16 solo $solo, $cards', ({ solo, cards: trick, winnerIndex: index, augen }) => {
    const laid = cards(trick.join(' '));
    expect(winnerIndex(laid, suitNamed(solo))).toBe(index);
    expect(sumAugen(laid)).toBe(augen);
  });

  test('DK-16 the highest suit, in it the highest rank, of two alike the first laid, whatever the solo', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { minLength: 4, maxLength: 4 }), anySolo, (trick, solo) => {
        const order = solo === null ? SUITS : [solo, ...SUITS.filter((suit) => suit !== solo)];
        const suit = order.find((one) => trick.some((card) => suitOf(card) === one));
        const rank = [...RANKS].reverse().find((one) => trick.some((card) => card === `${suit}${one}`));
        expect(winnerIndex(trick, solo)).toBe(trick.map(String).indexOf(`${suit}${rank}`));
      }),
    );
    expect(trickWinner([], null)).toBeNull();
    expect(beats('CA', 'CA', null)).toBe(false);
  });
});

describe('legal cards', () => {
  test('DK-15 the led suit must be followed; without it any card goes; a lead is free', () => {
    const hand = cards('C9 CA HT HT D9');
    expect(legalCards(hand, 'HA')).toEqual(cards('HT'));
    expect(legalCards(hand, 'CK')).toEqual(cards('C9 CA'));
    expect(legalCards(hand, 'S9')).toEqual(cards('C9 CA HT D9'));
    expect(legalCards(hand, null)).toEqual(cards('C9 CA HT D9'));
  });

  test('DK-15 sentence by sentence, for any hand and led card; each card once', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 12 }), fc.option(anyCard), (hand, led) => {
        const holds = led !== null && hand.some((card) => suitOf(card) === suitOf(led));
        const may = new Set(hand.filter((card) => !holds || led === null || suitOf(card) === suitOf(led)));
        expect(legalCards(hand, led)).toEqual([...may]);
      }),
    );
  });
});
