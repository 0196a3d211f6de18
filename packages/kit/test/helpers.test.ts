import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyCard,
  blockedBy,
  bySeat,
  dealtHand,
  handsAfter,
  lastCard,
  ownHandOnly,
  packOf,
  parser,
  rankBy,
  SEATS,
  sameCards,
  seatSchema,
  seatsFrom,
  setSeat,
  tricksWon,
  turnsFrom,
  whyNoCard,
} from '../src/index.ts';
import { inPackets, pickWeighted, random } from '../testing/index.ts';

const PACK = packOf(['9', 'J', 'Q', 'K', 'T', 'A']);
const anyHand = fc.array(fc.constantFrom(...PACK), { maxLength: 12 });

describe('cards', () => {
  it('sameCards is what two sorted lists say', () => {
    fc.assert(
      fc.property(anyHand, anyHand, (a, b) => {
        expect(sameCards(a, [...a].reverse())).toBe(true);
        expect(sameCards(a, b)).toBe([...a].sort().join() === [...b].sort().join());
      }),
    );
    expect(sameCards(['CA', 'CA', 'C9'], ['CA', 'C9', 'C9'])).toBe(false);
  });

  it('dealtHand takes a packet of three each round', () => {
    const deck = [...PACK, ...PACK];
    const hands = [0, 1, 2, 3].map((place) => dealtHand(deck, place, 4, 12));
    expect(hands[1]).toEqual([3, 15, 27, 39].flatMap((from) => deck.slice(from, from + 3)));
    expect(inPackets(hands)).toEqual(deck);
  });

  it('ownHandOnly shows a seat its own hand and the public none', () => {
    const hands = bySeat((seat) => PACK.slice(seat, seat + 1));
    expect(ownHandOnly(hands, 2)).toEqual([null, null, ['CQ'], null]);
    expect(ownHandOnly(hands, 'public')).toEqual([null, null, null, null]);
    expect(handsAfter(hands, 2, 'CQ')).toEqual([['C9'], ['CJ'], [], ['CK']]);
  });

  it('only a hand of one card is laid without asking', () => {
    expect(lastCard(1, ['CA'])).toEqual({ seat: 1, intent: { type: 'spielen', card: 'CA' } });
    expect(lastCard(1, [])).toBeNull();
    expect(lastCard(1, ['CA', 'CA'])).toBeNull();
  });

  it('blockedBy names the forbidden cards, whyNoCard what is not in the hand', () => {
    const rule = (card: string) => (card.startsWith('C') ? null : 'mustFollow');
    expect(blockedBy(['CA', 'HA', 'D9'], rule)).toEqual({ HA: 'mustFollow', D9: 'mustFollow' });
    expect(blockedBy(['CA', 'HA'], anyCard)).toEqual({});
    expect(whyNoCard(['CA'], 'HA', anyCard)).toBe('noCard');
    expect(whyNoCard(['CA', 'HA'], 'HA', rule)).toBe('mustFollow');
    expect(whyNoCard(['CA', 'HA'], 'CA', rule)).toBeNull();
  });
});

describe('seats', () => {
  it('setSeat replaces one value and leaves the list that it was given', () => {
    const values = bySeat((seat) => seat * 10);
    for (const seat of SEATS) {
      expect(setSeat(values, seat, -1)).toEqual(values.map((value, at) => (at === seat ? -1 : value)));
    }
    expect(values).toEqual([0, 10, 20, 30]);
  });

  it('turnsFrom is the place among the seats from there on', () => {
    for (const first of SEATS) {
      for (const seat of SEATS) expect(turnsFrom(first, seat)).toBe(seatsFrom(first).indexOf(seat));
    }
  });

  it('tricksWon counts a seat’s tricks', () => {
    expect(SEATS.map((seat) => tricksWon([{ winner: 1 }, { winner: 3 }, { winner: 1 }], seat))).toEqual([
      0, 2, 0, 1,
    ]);
  });
});

it('rankBy lets equal ones share a place in their order, and counts on', () => {
  const items = [3, 7, 9, 7].map((score, seat) => ({ seat, score }));
  expect(rankBy(items, (a, b) => b.score - a.score)).toEqual([
    { seat: 2, score: 9, place: 1 },
    { seat: 1, score: 7, place: 2 },
    { seat: 3, score: 7, place: 2 },
    { seat: 0, score: 3, place: 4 },
  ]);
});

it('parser gives null for what does not fit', () => {
  const parse = parser(seatSchema);
  expect([0, 3, 4, '0', null, undefined].map(parse)).toEqual([0, 3, null, null, null, null]);
});

it('pickWeighted picks by weight, and throws where there is nothing', () => {
  const next = random(1);
  const picked = Array.from(
    { length: 4000 },
    () => pickWeighted([{ weight: 1 }, { weight: 3 }], next).weight,
  );
  const heavy = picked.filter((weight) => weight === 3).length;
  expect(heavy).toBeGreaterThan(2800);
  expect(heavy).toBeLessThan(3200);
  expect(() => pickWeighted([], next)).toThrow();
});
