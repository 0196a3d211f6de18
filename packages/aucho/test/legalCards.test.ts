import { rankOf, type Suit, suitOf } from '@stammtisch/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AuchoCard, legalCards, PACK } from '../src/index.ts';
import examples from './examples/aucho-legal.json' with { type: 'json' };
import { cards, table } from './support/table.ts';

const legal = (hand: string, trick: string, trump: Suit, strict = false) =>
  [...legalCards(cards(hand), cards(trick), trump, strict)].sort();

const TRUMP_ORDER = ['J', '9', 'A', 'K', 'Q', 'T', '8', '7', '6'];

/** AU-20 … AU-22 once more, sentence by sentence, against which the code is checked. */
function mayPlay(
  card: AuchoCard,
  hand: readonly AuchoCard[],
  trick: readonly AuchoCard[],
  trump: Suit,
  strict: boolean,
) {
  const [led] = trick;
  if (led === undefined) return true;
  const isTrump = (c: AuchoCard) => suitOf(c) === trump;
  const higher = (a: AuchoCard, b: AuchoCard) =>
    TRUMP_ORDER.indexOf(rankOf(a)) < TRUMP_ORDER.indexOf(rankOf(b));
  if (isTrump(led)) {
    const trumps = hand.filter(isTrump);
    const onlyBuur = trumps.length === 1 && trumps[0] === `${trump}J`;
    return trumps.length === 0 || onlyBuur || isTrump(card);
  }
  if (!isTrump(card)) return suitOf(card) === suitOf(led) || !hand.some((c) => suitOf(c) === suitOf(led));
  const over = (c: AuchoCard) => trick.filter(isTrump).every((other) => higher(c, other));
  if (over(card)) return true;
  return hand.every(isTrump) && !(strict && hand.some(over));
}

describe('legal cards', () => {
  test.each(examples)('AU-20 AU-21 AU-22 trump $trump, trick $trick, hand $hand', (example) => {
    expect(
      legal(example.hand.join(' '), example.trick.join(' '), suitOf(`${example.trump}6` as AuchoCard)),
    ).toEqual([...example.legal].sort());
  });

  test('AU-20 a player who can follow may trump all the same', () => {
    expect(legal('HA H7 CJ C6 D8', 'HQ', 'C')).toEqual(['C6', 'CJ', 'H7', 'HA']);
  });

  test('AU-20 a player who cannot follow may throw away a card while holding trump', () => {
    expect(legal('D6 S7 H8', 'CQ', 'H')).toEqual(['D6', 'H8', 'S7']);
  });

  test('AU-21 only the trump Buur frees, and only when trump was led', () => {
    expect(legal('HJ S7', 'H6', 'H')).toEqual(['HJ', 'S7']);
    expect(legal('SJ H7', 'H6', 'H')).toEqual(['H7']);
    expect(legal('SJ D7', 'S6', 'H')).toEqual(['SJ']);
    expect(legal('H9 S7', 'H6', 'H')).toEqual(['H9']);
  });

  test('AU-21 no over-trumping and no under-trumping rule on a trump lead', () => {
    expect(legal('H6 HA S7', 'HK', 'H')).toEqual(['H6', 'HA']);
  });

  test('AU-22 strictUndertrump: a hand of trumps must go over if it can', () => {
    expect(legal('H6 HA', 'CA HK', 'H', false)).toEqual(['H6', 'HA']);
    expect(legal('H6 HA', 'CA HK', 'H', true)).toEqual(['HA']);
    expect(legal('H6 H7', 'CA HK', 'H', true)).toEqual(['H6', 'H7']);
  });

  test('AU-22 the option reaches the game: strictUndertrump decides in a deal', () => {
    const tries = (strictUndertrump: boolean) => {
      const t = table({ options: { strictUndertrump } });
      t.deal({ hands: ['C:6789TJQKA', 'HA S:6789TJQK', 'H:6789TJQK D6'] });
      t.trumpf(1, 'H');
      t.spielt(1, 'CA');
      t.spielt(2, 'HA');
      return [t.tries(3, { type: 'spielen', card: 'H6' }), t.tries(3, { type: 'spielen', card: 'D6' })];
    };
    // With D6 in hand it is not all trumps, so both ways the under-trump is refused and D6 allowed.
    expect(tries(false)).toEqual(['underTrump', 'ok']);
    const all = (strictUndertrump: boolean) => {
      const t = table({ options: { strictUndertrump } });
      t.deal({ hands: ['C:6789TJQKA', 'HA S:6789TJQK', 'H:6789TJQK DA'], lukas: 'D6' });
      t.trumpf(1, 'H');
      t.spielt(1, 'C6');
      t.spielt(2, 'S6');
      t.spielt(3, 'DA');
      t.spielt(1, 'C7');
      t.spielt(2, 'HA');
      return [t.tries(3, { type: 'spielen', card: 'H6' }), t.tries(3, { type: 'spielen', card: 'HJ' })];
    };
    expect(all(false)).toEqual(['ok', 'ok']);
    expect(all(true)).toEqual(['underTrump', 'ok']);
  });

  test('AU-20 AU-21 AU-22 random hands against the rules read out once more', () => {
    const hands = fc.shuffledSubarray([...PACK], { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        hands,
        fc.nat(3),
        fc.constantFrom<Suit>('C', 'S', 'H', 'D'),
        fc.boolean(),
        (all, n, trump, strict) => {
          const trick = all.slice(0, Math.min(n, all.length - 1));
          const hand = all.slice(trick.length);
          const expected = hand.filter((card) => mayPlay(card, hand, trick, trump, strict));
          expect(legalCards(hand, trick, trump, strict)).toEqual(expected);
          expect(expected.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('refused cards', () => {
  test('AU-20 AU-21 AU-22 each refusal says which rule, and the view blocks the same cards', () => {
    const t = table();
    t.deal({ hands: ['CA C:6789TQK SA', 'HT S:6789TJQK', 'H6 CJ D:6789TJQ'] });
    t.trumpf(1, 'H');
    t.spielt(1, 'CA');
    t.spielt(2, 'HT');
    const codes = (['D6', 'H6', 'CJ', 'SA'] as const).map((card) => t.tries(3, { type: 'spielen', card }));
    expect(codes).toEqual(['mustFollow', 'underTrump', 'ok', 'noCard']);
    expect(t.view(3).hand?.blocked).toEqual({
      H6: 'underTrump',
      ...Object.fromEntries(cards('D:6789TJQ').map((card) => [card, 'mustFollow'])),
    });
    expect(t.view(1).hand?.blocked).toEqual({});
  });

  test('AU-21 mustTrump when trump was led', () => {
    const t = table();
    t.deal({ hands: ['H6 C:6789TQKA', 'HT S:6789TJQK', 'H7 D:6789TJQK'] });
    t.trumpf(1, 'H');
    t.spielt(1, 'H6');
    expect(t.tries(2, { type: 'spielen', card: 'S6' })).toBe('mustTrump');
    expect(t.tries(2, { type: 'spielen', card: 'HT' })).toBe('ok');
  });
});
