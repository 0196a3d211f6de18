import { describe, expect, test } from 'vitest';
import type { AuchoOptions } from '../src/index.ts';
import { cards, type Layout, table } from './support/table.ts';

const LAYOUT: Layout = { lukas: 'S:J9AKQT87', bottom: 'DA' };

function passed(options: Partial<AuchoOptions> = {}, layout = LAYOUT) {
  const t = table({ options });
  t.deal(layout);
  for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
  return t;
}

describe('the dealer’s Lukas', () => {
  test('AU-16 only the dealer may take it or decline, once all three passed', () => {
    const t = table();
    t.deal(LAYOUT);
    expect(t.tries(0, { type: 'lukas' })).toBe('notNow');
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    expect(t.may(0)).toEqual(['lukas', 'fort']);
    expect(t.tries(1, { type: 'lukas' })).toBe('notForYou');
    expect(t.tries(1, { type: 'fort' })).toBe('notForYou');
    expect(t.tries(0, { type: 'trumpf', suit: 'S' })).toBe('notNow');
  });

  test('AU-16 lukasBlick look: the dealer alone sees the nine before the decision', () => {
    const t = passed();
    expect(t.view(0).lukas?.look).toEqual(cards('S:J9AKQT87 DA'));
    for (const viewer of [1, 2, 3, 'public', 'audit'] as const) expect(t.view(viewer).lukas?.look).toBeNull();
    expect(t.view(0).hand).toBeNull();
  });

  test('AU-16 lukasBlick blind: the dealer sees them only after taking it, before naming trump', () => {
    const t = passed({ lukasBlick: 'blind' });
    expect(t.view(0).lukas).toEqual({ bottom: 'DA', open: [], look: null });
    expect(t.view(0)).toEqual({ ...t.view('public'), legal: t.view(0).legal });
    expect(t.says(0, 'lukas')).toEqual([{ type: 'lukasGenommen', seat: 0 }]);
    expect([...(t.view(0).hand?.cards ?? [])].sort()).toEqual(cards('S:J9AKQT87 DA').sort());
    expect(t.view(1).lukas).toBeNull();
    expect(t.view('public').seats[0].cards).toBe(9);
  });

  test('AU-17 lukasTrumpf free: the dealer names any suit and plays against the three', () => {
    const t = passed();
    t.says(0, 'lukas');
    expect(t.view('public').deal).toMatchObject({
      phase: 'lukasTrumpf',
      players: [1, 2, 3, 0],
    });
    expect(t.awaited()).toEqual([0]);
    expect(t.legal(0)).toHaveLength(4);
    expect(t.tries(1, { type: 'trumpf', suit: 'S' })).toBe('notForYou');
    expect(t.trumpf(0, 'S')).toEqual([{ type: 'trumpfGemacht', seat: 0, suit: 'S', from: 'lukas' }]);
    expect(t.view('public').deal).toMatchObject({ kind: 'lukas', declarer: 0, trump: 'S' });
  });

  test('AU-17 lukasTrumpf bottomCard: its suit, no choice', () => {
    const t = passed({ lukasTrumpf: 'bottomCard' });
    t.says(0, 'lukas');
    expect(t.legal(0)).toEqual([{ type: 'trumpf', suit: 'D' }]);
    expect(t.tries(0, { type: 'trumpf', suit: 'S' })).toBe('notNow');
    expect(t.tries(0, { type: 'trumpf', suit: 'D' })).toBe('ok');
  });

  test('AU-17 AU-19 36 cards in play: tricks of four, the dealer last from Vorhand', () => {
    const t = passed({ stoeck: false });
    t.says(0, 'lukas');
    t.trumpf(0, 'S');
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      const [seat] = t.awaited();
      if (seat === undefined) throw new Error('nobody');
      order.push(seat);
      const card = t.legal(seat).flatMap((intent) => (intent.type === 'spielen' ? [intent.card] : []))[0];
      if (card === undefined) throw new Error('no card');
      t.act(seat, { type: 'spielen', card });
    }
    expect(order).toEqual([1, 2, 3, 0]);
    expect(t.view('public').trick.number).toBe(2);
    const row = t.playOut();
    expect((row.declarerPoints ?? 0) + (row.opponentPoints ?? 0)).toBe(157);
  });

  test('AU-18 fort: nobody writes anything, the deal moves on', () => {
    const t = passed();
    expect(t.says(0, 'fort')).toEqual([
      { type: 'fortGesagt', seat: 0 },
      {
        type: 'spielGewertet',
        kind: 'fort',
        declarer: null,
        suit: null,
        declarerPoints: null,
        opponentPoints: null,
        won: null,
        striche: [0, 0, 0, 0],
        haerdoepfel: [0, 0, 0, 0],
      },
    ]);
    expect(t.view('public').deal).toMatchObject({ phase: 'bereit', dealer: 1, number: 2 });
    expect(t.view('public').result).toMatchObject({ kind: 'fort', steps: null });
  });
});
