import { describe, expect, test } from 'vitest';
import { table } from './support/table.ts';

describe('bidding', () => {
  test('AU-10 Vorhand, then the second, then the third, once each', () => {
    const t = table();
    t.deal();
    expect(t.may(1)).toEqual(['trumpf', 'trumpf', 'trumpf', 'trumpf', 'kehr', 'weiter']);
    expect([t.may(0), t.may(2), t.may(3)]).toEqual([[], [], []]);
    expect(t.tries(2, { type: 'weiter' })).toBe('notYourTurn');
    expect(t.tries(0, { type: 'kehr' })).toBe('notForYou');
    expect(t.says(1, 'weiter')).toEqual([{ type: 'gepasst', seat: 1 }]);
    expect(t.tries(1, { type: 'trumpf', suit: 'H' })).toBe('notYourTurn');
    t.says(2, 'weiter');
    expect(t.awaited()).toEqual([3]);
    t.says(3, 'weiter');
    expect(t.view('public').deal).toMatchObject({ phase: 'lukasWahl' });
    expect(t.awaited()).toEqual([0]);
    expect(t.tries(1, { type: 'trumpf', suit: 'H' })).toBe('notNow');
  });

  test('AU-10 the first to make trump is the declarer of a hand game', () => {
    const t = table({ dealer: 2 });
    t.deal();
    t.says(3, 'weiter');
    expect(t.trumpf(0, 'D')).toEqual([{ type: 'trumpfGemacht', seat: 0, suit: 'D', from: 'hand' }]);
    expect(t.view('public').deal).toMatchObject({ phase: 'spiel', kind: 'hand', declarer: 0, trump: 'D' });
    expect(t.view('public').seats.map((seat) => seat.said)).toEqual(['trumpf', null, null, 'weiter']);
  });

  test('AU-11 kehrTiming immediate: the first Kehr ends the bidding', () => {
    const t = table();
    t.deal();
    t.says(1, 'weiter');
    expect(t.says(2, 'kehr')).toEqual([{ type: 'kehrVerlangt', seat: 2 }]);
    expect(t.view('public').deal).toMatchObject({ phase: 'kehr' });
    expect(t.awaited()).toEqual([0]);
    expect(t.view('public').kehr).toEqual({ demander: 2, answers: [null, null, null, null] });
    expect(t.tries(3, { type: 'trumpf', suit: 'H' })).toBe('notNow');
  });

  test('AU-11 kehrTiming waits: trump from the hand beats the Kehr', () => {
    const t = table({ options: { kehrTiming: 'waits' } });
    t.deal();
    t.says(1, 'kehr');
    expect(t.view('public').deal).toMatchObject({ phase: 'bieten' });
    expect(t.awaited()).toEqual([2]);
    expect(t.may(2)).toContain('kehr');
    t.says(2, 'weiter');
    t.trumpf(3, 'H');
    expect(t.view('public').deal).toMatchObject({ kind: 'hand', declarer: 3 });
  });

  test('AU-11 kehrTiming waits: the first who demanded it is liable', () => {
    const t = table({ options: { kehrTiming: 'waits' } });
    t.deal();
    t.says(1, 'weiter');
    t.says(2, 'kehr');
    t.says(3, 'kehr');
    expect(t.view('public').deal.phase).toBe('kehr');
    expect(t.view('public').kehr?.demander).toBe(2);
  });
});
