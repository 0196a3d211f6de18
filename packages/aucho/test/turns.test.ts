import { describe, expect, test } from 'vitest';
import { auchoGame } from '../src/index.ts';
import { type Layout, NINE_HEARTS, playable, table } from './support/table.ts';

const LAYOUT: Layout = {
  hands: ['C:6789TJQKA', 'S:6789TJQKA', 'D6 H:789TJQKA'],
  lukas: 'D7 D8',
  bottom: 'DA',
};
const opened = (
  t: ReturnType<typeof table>,
  ...args: [0 | 1 | 2 | 3, Parameters<typeof auchoGame.decide>[2]?]
) => auchoGame.openedAt(t.state, ...args);

describe('the seq that opened a decision', () => {
  test('AU-10 a bid: the deal, then the bid before it', () => {
    const t = table();
    t.deal(LAYOUT);
    expect(opened(t, 1)).toBe(t.state.seq);
    t.says(1, 'weiter');
    expect(opened(t, 2, { type: 'weiter' })).toBe(t.state.seq);
  });

  test('AU-13 halt and weiter: the current card, whoever has answered meanwhile', () => {
    const t = table();
    t.deal(LAYOUT);
    t.says(1, 'kehr');
    const asked = t.state.seq;
    expect(opened(t, 0, { type: 'aufdecken' })).toBe(asked);
    t.act(0, { type: 'aufdecken' });
    const card = t.state.seq;
    t.says(1, 'weiter');
    t.says(2, 'weiter');
    expect(opened(t, 3, { type: 'halt' })).toBe(card);
    expect(opened(t, 3)).toBe(card);
    t.says(3, 'weiter');
    const answered = t.state.seq;
    t.says(3, 'rauben');
    expect(opened(t, 0, { type: 'aufdecken' })).toBe(answered);
  });

  test('AU-14 rauben: the current card, not a later Halt', () => {
    const t = table();
    t.deal(LAYOUT);
    t.says(1, 'kehr');
    t.act(0, { type: 'aufdecken' });
    const card = t.state.seq;
    t.says(2, 'halt');
    expect(opened(t, 3, { type: 'rauben' })).toBe(card);
    expect(opened(t, 1, { type: 'spielen', card: 'C6' })).toBe(t.state.seq);
  });

  test('AU-8 vierUnder: the deal; for the dealer when they took the Lukas', () => {
    const t = table();
    t.deal({ lukas: 'CJ SJ HJ DJ' });
    const given = t.state.seq;
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    expect(opened(t, 0, { type: 'lukas' })).toBe(t.state.seq);
    t.says(0, 'lukas');
    const taken = t.state.seq;
    expect(opened(t, 0, { type: 'trumpf', suit: 'H' })).toBe(taken);
    t.trumpf(0, 'H');
    expect(opened(t, 2, { type: 'vierUnder' })).toBe(given);
    expect(opened(t, 0, { type: 'vierUnder' })).toBe(taken);
  });

  test('AU-19 a card: the entry that made it the seat’s turn; weisen opens nothing new', () => {
    const t = table();
    t.deal(NINE_HEARTS);
    t.trumpf(1, 'H');
    const turn = t.state.seq;
    t.weist(1, 'H:6789TJQKA');
    expect(opened(t, 1, { type: 'spielen', card: 'H6' })).toBe(turn);
    t.spielt(1, 'H6');
    expect(opened(t, 2)).toBe(t.state.seq);
  });
});

describe('what the table may do for a seat', () => {
  test('AU-12 turning the next card, but not while an answer is missing', () => {
    const t = table();
    t.deal(LAYOUT);
    expect(auchoGame.automatic(t.state)).toBeNull();
    t.says(1, 'kehr');
    const turn = { seat: 0, intent: { type: 'aufdecken' } };
    expect(auchoGame.automatic(t.state)).toEqual(turn);
    t.act(0, { type: 'aufdecken' });
    expect(auchoGame.automatic(t.state)).toBeNull();
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    expect(auchoGame.automatic(t.state)).toEqual(turn);
  });

  test('AU-17 naming the bottom card’s suit, but not a free choice', () => {
    const named = (lukasTrumpf: 'free' | 'bottomCard') => {
      const t = table({ options: { lukasTrumpf } });
      t.deal(LAYOUT);
      for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
      expect(auchoGame.automatic(t.state)).toBeNull();
      t.says(0, 'lukas');
      return auchoGame.automatic(t.state);
    };
    expect(named('free')).toBeNull();
    expect(named('bottomCard')).toEqual({ seat: 0, intent: { type: 'trumpf', suit: 'D' } });
  });

  test('AU-20 the last card, never an only legal one before it', () => {
    const t = table();
    t.deal(LAYOUT);
    t.trumpf(1, 'C');
    for (let laid = 0; laid < 27; laid++) {
      const [seat] = auchoGame.awaited(t.state);
      if (seat === undefined) throw new Error('nobody awaited');
      const card = playable(t.state, seat)[0] ?? 'C6';
      expect(auchoGame.automatic(t.state)).toEqual(
        laid < 24 ? null : { seat, intent: { type: 'spielen', card } },
      );
      t.act(seat, { type: 'spielen', card });
    }
  });
});
