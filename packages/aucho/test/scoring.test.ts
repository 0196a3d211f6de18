import { seatAfter } from '@stammtisch/kit';
import { describe, expect, test } from 'vitest';
import { type AuchoOptions, pointsOf, sumPoints } from '../src/index.ts';
import { cards, NINE_HEARTS, playable, type Start, table } from './support/table.ts';

/** A hand game of Vorhand in which seat `taker` holds all the Hearts and so takes every trick. */
function sweep(taker: 1 | 2 | 3, start: Start = {}) {
  const t = table(start);
  const hearts = 'H:6789TJQKA';
  t.deal({ hands: [taker === 1 ? hearts : '', taker === 2 ? hearts : '', taker === 3 ? hearts : ''] });
  t.trumpf(seatAfter(start.dealer ?? 0), 'H');
  // The others throw away; whoever holds Hearts only ever plays trump. First lead by Vorhand, then always the taker.
  const row = t.playOut();
  return { t, row };
}

/** A Lukas game in which the Hearts lie with the dealer or with Vorhand. */
function lukasSweep(won: boolean, start: Start = {}) {
  const t = table(start);
  const hearts = 'H:6789TJQKA';
  t.deal(won ? { lukas: hearts } : NINE_HEARTS);
  const dealer = start.dealer ?? 0;
  for (const n of [1, 2, 3]) t.says(seatAfter(dealer, n), 'weiter');
  t.says(dealer, 'lukas');
  t.trumpf(dealer, 'H');
  return { t, row: t.playOut() };
}

describe('play', () => {
  test('AU-19 nine tricks of three; the winner of a trick leads the next', () => {
    const t = table();
    t.deal({ hands: ['D:6', 'H:6789TJQKA'] });
    t.trumpf(1, 'H');
    t.playOut();
    const seats = t.log.flatMap((event) => (event.type === 'gespielt' ? [event.seat] : []));
    const tricks = t.log.filter((event) => event.type === 'stichGewonnen');
    expect(tricks).toHaveLength(9);
    expect(tricks.every((trick) => trick.cards.length === 3 && trick.seat === 2)).toBe(true);
    expect(seats).toEqual([1, 2, 3, ...Array.from({ length: 8 }, () => [2, 3, 1]).flat()]);
  });

  test('AU-28 the last trick’s points hold the 5', () => {
    const t = table();
    t.deal(NINE_HEARTS);
    t.trumpf(1, 'H');
    t.playOut();
    const tricks = t.log.filter((event) => event.type === 'stichGewonnen');
    const extra = tricks.map((trick) => trick.points - sumPoints(trick.cards, 'H'));
    expect(extra).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 5]);
    expect(t.view('public').lastTrick?.points).toBe(tricks[8]?.points);
  });
});

describe('who leads', () => {
  const leader = (ausspiel: AuchoOptions['ausspiel']) => {
    const t = table({ options: { ausspiel } });
    t.deal(NINE_HEARTS);
    t.says(1, 'weiter');
    t.says(2, 'weiter');
    t.trumpf(3, 'S');
    return t;
  };

  test('AU-19 ausspiel vorhand: whoever declared', () => {
    expect(leader('vorhand').awaited()).toEqual([1]);
  });

  test('AU-19 ausspiel declarer', () => {
    const t = leader('declarer');
    expect(t.awaited()).toEqual([3]);
    const [card] = playable(t.state, 3);
    if (card === undefined) throw new Error('no card');
    t.act(3, { type: 'spielen', card });
    // The dealer (0) only watches: after seat 3 comes seat 1.
    expect(t.awaited()).toEqual([1]);
  });

  test('AU-19 ausspiel declarer: in a Lukas game the dealer', () => {
    const t = table({ options: { ausspiel: 'declarer' } });
    t.deal();
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    t.says(0, 'lukas');
    t.trumpf(0, 'S');
    expect(t.awaited()).toEqual([0]);
  });
});

describe('points', () => {
  test('AU-28 tricks, 5, Weise and Stöck add up', () => {
    const t = table();
    t.deal({ hands: ['H:6789TJQKA'], lukas: 'C:6789TJQKA' });
    t.trumpf(1, 'H');
    t.weist(1, 'H:6789TJQKA');
    const row = t.playOut();
    const lukas = cards('C:6789TJQKA').reduce((sum, card) => sum + pointsOf(card, 'H'), 0);
    expect(t.view('public').result?.steps).toEqual({
      tricks: { declarer: 152 - lukas, opponents: 0 },
      lastTrick: 'declarer',
      weis: { declarer: 300, opponents: 0 },
      stoeck: { declarer: 20, opponents: 0 },
      match: { declarer: 0, opponents: 0 },
    });
    expect(row).toMatchObject({ declarerPoints: 157 - lukas + 320, opponentPoints: 0, won: true });
  });

  test.each([
    [1, 'declarer'],
    [2, 'opponents'],
  ] as const)('AU-28 matchBonus 100 for a side that takes all nine tricks: seat %i', (taker, side) => {
    const { t, row } = sweep(taker, { options: { matchBonus: 100, stoeck: false } });
    const plain = sweep(taker, { options: { stoeck: false } });
    expect(t.view('public').result?.steps?.match).toEqual({ declarer: 0, opponents: 0, [side]: 100 });
    const key = side === 'declarer' ? 'declarerPoints' : 'opponentPoints';
    expect(row[key]).toBe((plain.row[key] ?? 0) + 100);
  });

  test('AU-28 matchBonus 100: nothing if the tricks are shared, and two opponents together may have it', () => {
    const shared = table({ options: { matchBonus: 100 } });
    shared.deal({ hands: ['HJ', 'H9 HA CA SA'] });
    shared.trumpf(1, 'H');
    shared.spielt(1, 'HJ');
    shared.playOut((legal) => legal[legal.length - 1]);
    const wins = shared.log.flatMap((event) => (event.type === 'stichGewonnen' ? [event.seat] : []));
    expect(new Set(wins.map((seat) => seat === 1)).size).toBe(2);
    expect(shared.view('public').result?.steps?.match).toEqual({ declarer: 0, opponents: 0 });
  });
});

describe('writing', () => {
  const written = ({ row }: ReturnType<typeof sweep>) => ({
    won: row.won,
    s: row.striche,
    h: row.haerdoepfel,
  });

  test('AU-30 hand game won: declarer 2 S, the dealer inherits 2 S', () => {
    expect(written(sweep(1))).toEqual({ won: true, s: [2, 2, 0, 0], h: [0, 0, 0, 0] });
    expect(written(sweep(1, { dealer: 3 }))).toEqual({ won: true, s: [2, 0, 0, 2], h: [0, 0, 0, 0] });
  });

  test('AU-30 hand game lost: declarer 1 H, dealer 1 H', () => {
    expect(written(sweep(2))).toEqual({ won: false, s: [0, 0, 0, 0], h: [1, 1, 0, 0] });
  });

  test('AU-30 geberHaerdoepfel false: the dealer writes nothing', () => {
    const lost = sweep(2, { options: { geberHaerdoepfel: false } });
    expect(written(lost)).toEqual({ won: false, s: [0, 0, 0, 0], h: [0, 1, 0, 0] });
  });

  test('AU-30 verlustStriche 1: each of the others 1 S', () => {
    const lost = sweep(3, { options: { verlustStriche: 1 } });
    expect(written(lost)).toEqual({ won: false, s: [0, 0, 1, 1], h: [1, 1, 0, 0] });
    expect(written(sweep(1, { options: { verlustStriche: 1 } })).s).toEqual([2, 2, 0, 0]);
  });

  test.each([true, false])('AU-30 a Kehr game is written like a hand game: won %s', (won) => {
    const t = table();
    const hearts = 'H:6789TQKA';
    t.deal({ hands: won ? ['', hearts] : ['', '', hearts], lukas: 'HJ', bottom: 'DA' });
    t.says(1, 'kehr');
    t.act(0, { type: 'aufdecken' });
    t.says(2, 'halt');
    const row = t.playOut();
    expect(row).toMatchObject({ kind: 'kehr', declarer: 2, suit: 'H', won });
    expect([row.striche, row.haerdoepfel]).toEqual(
      won
        ? [
            [2, 0, 2, 0],
            [0, 0, 0, 0],
          ]
        : [
            [0, 0, 0, 0],
            [1, 0, 1, 0],
          ],
    );
  });

  test('AU-30 Lukas won: 4 S for the dealer alone', () => {
    expect(lukasSweep(true).row).toMatchObject({
      kind: 'lukas',
      declarer: 0,
      won: true,
      striche: [4, 0, 0, 0],
      haerdoepfel: [0, 0, 0, 0],
    });
  });

  test('AU-30 Lukas lost: 2 H, the three others 1 S each', () => {
    expect(lukasSweep(false, { dealer: 2 }).row).toMatchObject({
      kind: 'lukas',
      declarer: 2,
      won: false,
      striche: [1, 1, 0, 1],
      haerdoepfel: [0, 0, 2, 0],
    });
  });

  test('AU-31 haerdoepfel offset: a Härdöpfel takes back a Strich', () => {
    const { t } = sweep(2, { striche: [3, 1, 2, 0], haerdoepfel: [1, 0, 0, 0] });
    expect(t.view('public').score).toMatchObject({
      striche: [3, 1, 2, 0],
      haerdoepfel: [2, 1, 0, 0],
      stand: [1, 0, 2, 0],
    });
  });

  test('AU-31 haerdoepfel mark: written, but the Stand counts Striche alone', () => {
    const { t } = sweep(2, {
      options: { haerdoepfel: 'mark' },
      striche: [3, 1, 2, 0],
      haerdoepfel: [1, 0, 0, 0],
    });
    expect(t.view('public').score).toMatchObject({
      striche: [3, 1, 2, 0],
      haerdoepfel: [2, 1, 0, 0],
      stand: [3, 1, 2, 0],
    });
  });
});

describe('who deals next', () => {
  const next = (t: ReturnType<typeof table>) => t.view('public').deal.dealer;

  test('AU-32 after a lost game the deal passes to the right', () => {
    expect(next(sweep(2).t)).toBe(1);
    expect(next(sweep(2, { dealer: 3 }).t)).toBe(0);
    expect(next(lukasSweep(false).t)).toBe(1);
    expect(next(sweep(2, { options: { geben: 'wechselt' } }).t)).toBe(1);
  });

  test('AU-32 geben bleibt: after a won one the dealer stays', () => {
    expect(next(sweep(1).t)).toBe(0);
    expect(next(lukasSweep(true).t)).toBe(0);
  });

  test('AU-32 geben wechselt: it passes after a won one too', () => {
    expect(next(sweep(1, { options: { geben: 'wechselt' } }).t)).toBe(1);
    expect(next(lukasSweep(true, { options: { geben: 'wechselt' } }).t)).toBe(1);
  });

  test.each(['bleibt', 'wechselt'] as const)(
    'AU-32 geben %s: after fort and a failed Kehr it passes',
    (geben) => {
      const fort = table({ options: { geben } });
      fort.deal();
      for (const seat of [1, 2, 3] as const) fort.says(seat, 'weiter');
      fort.says(0, 'fort');
      expect(next(fort)).toBe(1);
      const kehr = table({ options: { geben } });
      kehr.deal();
      kehr.says(1, 'kehr');
      for (let i = 0; i < 8; i++) {
        kehr.act(0, { type: 'aufdecken' });
        for (const seat of [1, 2, 3] as const) kehr.says(seat, 'weiter');
      }
      expect(next(kehr)).toBe(1);
    },
  );
});

describe('the end of the match', () => {
  const ranked = (t: ReturnType<typeof table>) =>
    t.view('public').ranking?.map(({ seat, place, stand }) => [seat, place, stand]);
  const of = (a: number, b: number, c: number, d: number) => [a, b, c, d] as const;

  test('AU-33 it ends with the deal in which a Stand reaches the ziel', () => {
    const { t } = sweep(1, { striche: of(0, 5, 1, 2) });
    expect(t.log.slice(-2).map((event) => event.type)).toEqual(['spielGewertet', 'partieBeendet']);
    expect(t.view('public').deal.phase).toBe('ende');
    expect(ranked(t)).toEqual([
      [1, 1, 7],
      [0, 2, 2],
      [3, 2, 2],
      [2, 4, 1],
    ]);
    for (const seat of [0, 1, 2, 3] as const) expect(t.may(seat)).toEqual([]);
    expect(t.awaited()).toEqual([]);
  });

  test('AU-33 not before; ziel 3 ends it sooner, ziel 9 later', () => {
    expect(ranked(sweep(1, { striche: of(0, 4, 0, 0) }).t)).toBeUndefined();
    expect(ranked(sweep(1, { striche: of(0, 1, 0, 0), options: { ziel: 3 } }).t)?.[0]).toEqual([1, 1, 3]);
    expect(ranked(sweep(1, { striche: of(0, 5, 0, 0), options: { ziel: 9 } }).t)).toBeUndefined();
  });

  test('AU-31 AU-33 haerdoepfel mark: Striche alone reach the ziel', () => {
    const start = { striche: of(0, 5, 0, 0), haerdoepfel: of(0, 1, 0, 0) };
    expect(ranked(sweep(1, start).t)).toBeUndefined();
    const mark = sweep(1, { ...start, options: { haerdoepfel: 'mark' } }).t;
    expect(ranked(mark)?.[0]).toEqual([1, 1, 7]);
  });

  test('AU-33 several in one deal: the higher Stand first, also the dealer’s', () => {
    expect(ranked(sweep(1, { striche: of(6, 5, 0, 0) }).t)?.slice(0, 2)).toEqual([
      [0, 1, 8],
      [1, 2, 7],
    ]);
  });

  test('AU-33 several in one deal, equal: the declarer before the dealer', () => {
    expect(ranked(sweep(1, { striche: of(5, 5, 0, 0) }).t)?.slice(0, 2)).toEqual([
      [1, 1, 7],
      [0, 2, 7],
    ]);
    // Also where the dealer sits before the declarer by number.
    expect(ranked(sweep(1, { dealer: 3, striche: of(5, 0, 0, 5) }).t)?.slice(0, 2)).toEqual([
      [0, 1, 7],
      [3, 2, 7],
    ]);
  });

  test('AU-33 several in one deal, equal: then seat order after the dealer', () => {
    const { t } = lukasSweep(false, { dealer: 1, striche: of(6, 0, 6, 6) });
    expect(ranked(t)).toEqual([
      [2, 1, 7],
      [3, 2, 7],
      [0, 3, 7],
      [1, 4, -2],
    ]);
  });

  test('AU-33 the dealer last, when a failed Kehr gives them a Strich too', () => {
    const t = table({ options: { kehrGegner: 'all' }, striche: of(6, 0, 6, 6) });
    t.deal();
    t.says(1, 'kehr');
    for (let i = 0; i < 8; i++) {
      t.act(0, { type: 'aufdecken' });
      for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    }
    expect(ranked(t)?.map(([seat, place]) => [seat, place])).toEqual([
      [2, 1],
      [3, 2],
      [0, 3],
      [1, 4],
    ]);
  });

  test('AU-33 the rest by Stand, then fewer Härdöpfel, equal ones sharing a place', () => {
    const { t } = sweep(1, { striche: of(0, 5, 4, 3), haerdoepfel: of(0, 0, 2, 1) });
    expect(ranked(t)).toEqual([
      [1, 1, 7],
      [0, 2, 2],
      [3, 3, 2],
      [2, 4, 2],
    ]);
    const shared = sweep(1, { striche: of(0, 5, 3, 3), haerdoepfel: of(0, 0, 1, 1) }).t;
    expect(ranked(shared)).toEqual([
      [1, 1, 7],
      [0, 2, 2],
      [2, 3, 2],
      [3, 3, 2],
    ]);
  });

  test('AU-9 AU-33 a penalty of the ending deal counts for the Stand', () => {
    const t = table({ striche: of(0, 5, 0, 0) });
    t.deal({ hands: ['CJ SJ HJ DJ CA SA HA DA H9', 'C:678', 'S:678'], bottom: 'HK' });
    t.trumpf(1, 'H');
    t.weist(1, 'CJ SJ HJ DJ');
    const row = t.playOut((legal) => legal[0]);
    expect(row).toMatchObject({ won: true, striche: [2, 2, 0, 0], strafen: [0, 1, 0, 0] });
    expect(t.view('public').score.stand).toEqual([2, 6, 0, 0]);
    expect(ranked(t)).toBeUndefined();
  });
});
