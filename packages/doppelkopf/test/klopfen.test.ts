import { describe, expect, test } from 'vitest';
import { doppelkopfGame } from '../src/index.ts';
import { PLAIN, type Start, table } from './support/table.ts';

const KLOPFEN = { type: 'klopfen' } as const;

function dealt(options: Start['options'] = {}) {
  const t = table({ options });
  t.deal(PLAIN);
  return t;
}

const all = (t: ReturnType<typeof table>) => ([0, 1, 2, 3] as const).map((seat) => t.tries(seat, KLOPFEN));

describe('knocking', () => {
  test('DK-21 off: never', () => {
    const t = dealt();
    expect(all(t)).toEqual(['notNow', 'notNow', 'notNow', 'notNow']);
    expect(t.may(0)).toEqual([]);
    expect(t.view('public').klopfen).toEqual({ open: false, seats: [] });
  });

  test('DK-21 once a seat, from the dealing on, out of turn too', () => {
    const t = dealt({ klopfen: 'always' });
    expect(t.may(3)).toEqual(['klopfen']);
    expect(t.may(1).at(-1)).toBe('klopfen');
    expect(t.says(3, 'klopfen')).toEqual([{ type: 'geklopft', seat: 3 }]);
    expect(t.tries(3, KLOPFEN)).toBe('alreadySaid');
    expect(t.awaited()).toEqual([1]);
    t.says(1, 'klopfen');
    expect(t.view('public').klopfen).toEqual({ open: true, seats: [3, 1] });
    expect(t.view(2).seats.map((seat) => seat.knocked)).toEqual([false, true, false, true]);
    t.answers();
    expect(all(t)).toEqual(['ok', 'alreadySaid', 'ok', 'alreadySaid']);
  });

  test('DK-21 fifthCard: until the fifth card of the deal lies on the table', () => {
    const t = dealt({ klopfen: 'always' });
    t.answers();
    t.legt('CT C9 CA CJ');
    expect(all(t)).toEqual(['ok', 'ok', 'ok', 'ok']);
    t.legt('D9');
    expect(all(t)).toEqual(['notNow', 'notNow', 'notNow', 'notNow']);
    expect(t.view('public').klopfen.open).toBe(false);
  });

  test('DK-21 ownFifthCard: until the seat has laid its own fifth card', () => {
    const t = dealt({ klopfen: 'always', klopfFrist: 'ownFifthCard' });
    t.answers();
    t.playTo(5);
    expect(all(t)).toEqual(['ok', 'ok', 'ok', 'ok']);
    const leader = t.turn();
    t.act(leader, { type: 'spielen', card: t.view(leader).hand?.cards[0] ?? 'C9' });
    expect(t.tries(leader, KLOPFEN)).toBe('notNow');
    expect(all(t).filter((answer) => answer === 'ok')).toHaveLength(3);
    t.playTo(6);
    expect(t.view('public').klopfen.open).toBe(false);
  });

  test('DK-21 firstRound: the first four deals of a match only', () => {
    const t = table({ options: { klopfen: 'firstRound' } });
    const open = [];
    for (let n = 1; n <= 6; n++) {
      t.deal();
      open.push(t.tries(2, KLOPFEN) === 'ok');
      t.answers();
      t.playOut();
    }
    expect(open).toEqual([true, true, true, true, false, false]);
    expect(all(t)).toEqual(['notNow', 'notNow', 'notNow', 'notNow']);
  });

  test('DK-27 each doubles the result', () => {
    const points = (knocks: readonly (0 | 1 | 2 | 3)[]) => {
      const t = dealt({ klopfen: 'always' });
      for (const seat of knocks) t.says(seat, 'klopfen');
      t.answers();
      return t.playOut();
    };
    const plain = points([]).points;
    expect(points([2])).toMatchObject({ knocks: 1, klopfer: [2], points: 2 * plain });
    expect(points([2, 0, 1, 3])).toMatchObject({ knocks: 4, klopfer: [2, 0, 1, 3], points: 16 * plain });
  });

  test('DK-21 a knock answers the deal and opens nothing new', () => {
    const t = dealt({ klopfen: 'always' });
    const given = t.state.seq;
    t.says(1, 'gesund');
    const turn = t.state.seq;
    t.says(0, 'klopfen');
    expect(doppelkopfGame.openedAt(t.state, 2, KLOPFEN)).toBe(given);
    expect(doppelkopfGame.openedAt(t.state, 2, { type: 'gesund' })).toBe(turn);
  });
});
