import type { Seat, Suit } from '@stammtisch/kit';
import { describe, expect, test } from 'vitest';
import { type AuchoEvent, type AuchoOptions, auchoGame, findWeise, type Weis } from '../src/index.ts';
import { countWeise } from '../src/weisCompare.ts';
import { cards, type Layout, playable, spiel, table } from './support/table.ts';

const found = (hand: string, scale: AuchoOptions['weisSkala'] = 'modern') =>
  findWeise(cards(hand), scale).map((weis) => `${weis.cards.join(' ')}=${weis.points}`);

/** Plays any legal card of whoever's turn it is. */
function playAny(t: ReturnType<typeof table>) {
  const [seat] = t.awaited();
  if (seat === undefined) throw new Error('nobody awaited');
  const [card] = playable(t.state, seat);
  if (card === undefined) throw new Error('no card');
  return t.act(seat, { type: 'spielen', card });
}

describe('finding Weise', () => {
  test('AU-25 runs in one suit in natural order, at their full length only', () => {
    expect(found('H:6789TJ S6 S7 D8')).toEqual(['H6 H7 H8 H9 HT HJ=150']);
    expect(found('H:789 H:JQK CA DA SA')).toEqual(['H7 H8 H9=20', 'HJ HQ HK=20']);
    expect(found('H7 S8 D9 HT SJ DQ')).toEqual([]);
  });

  test.each([
    ['modern', [20, 50, 100, 150, 200, 250, 300]],
    ['klein', [20, 50, 100, 100, 100, 100, 150]],
  ] as const)('AU-25 weisSkala %s: points of a run by its length', (scale, points) => {
    const run = cards('C:6789TJQKA');
    const got = [3, 4, 5, 6, 7, 8, 9].map((n) => findWeise(run.slice(0, n), scale));
    expect(got).toEqual(points.map((p, i) => [{ cards: run.slice(0, i + 3), points: p }]));
  });

  test.each([
    ['modern', [100, 100, 100, 150, 100, 200, 100, 100, 100]],
    ['klein', [100, 100, 100, 100, 100, 200, 100, 100, 100]],
  ] as const)('AU-25 weisSkala %s: four alike, 6 to A', (scale, points) => {
    const got = [...'6789TJQKA'].map((rank) =>
      findWeise(cards(`C${rank} S${rank} H${rank} D${rank}`), scale),
    );
    expect(got.map((weise) => weise.map((weis) => weis.points))).toEqual(points.map((p) => [p]));
  });

  test('AU-25 a card may stand in a run and in a four', () => {
    expect(found('C9 S9 H9 D9 C8 C7')).toEqual(['C7 C8 C9=20', 'C9 S9 H9 D9=150']);
  });

  test('AU-25 three alike are no Weis', () => {
    expect(found('CA SA HA D6')).toEqual([]);
  });
});

const LAYOUT: Layout = {
  hands: ['C:789 S:AQT H:AQT', 'C:TJQK S:6 H:6 D:69T', 'S:789 H:789 D:KAQ'],
  bottom: 'CA',
};

describe('showing Weise', () => {
  test('AU-24 on one’s turn in trick 1 before one plays, once, and at least one', () => {
    const t = table();
    t.deal(LAYOUT);
    expect(t.tries(1, { type: 'weisen', weise: [{ cards: cards('C:789') }] })).toBe('notNow');
    t.trumpf(1, 'D');
    expect(t.tries(2, { type: 'weisen', weise: [{ cards: cards('C:TJQK') }] })).toBe('notYourTurn');
    expect(t.tries(1, { type: 'weisen', weise: [] })).toBe('noWeis');
    t.weist(1, 'C:789');
    expect(t.tries(1, { type: 'weisen', weise: [{ cards: cards('C:789') }] })).toBe('alreadySaid');
    expect(t.may(1)).not.toContain('weisen');
    t.spielt(1, 'C7');
    t.spielt(2, 'CT');
    expect(t.tries(2, { type: 'weisen', weise: [{ cards: cards('C:TJQK') }] })).toBe('notYourTurn');
    playAny(t);
    const [seat] = t.awaited();
    if (seat === undefined) throw new Error('nobody awaited');
    expect(t.tries(seat, { type: 'weisen', weise: [{ cards: cards('S:789') }] })).toBe('notNow');
  });

  test('AU-24 AU-25 only a held Weis at its full length, each once, cards in any order', () => {
    const t = table();
    t.deal(LAYOUT);
    t.trumpf(1, 'D');
    t.spielt(1, 'C7');
    const tries = (...weise: string[]) =>
      t.tries(2, { type: 'weisen', weise: weise.map((text) => ({ cards: cards(text) })) });
    expect(tries('C:TJQ')).toBe('noWeis');
    expect(tries('C:789')).toBe('noWeis');
    expect(tries('C:TJQK', 'C:TJQK')).toBe('noWeis');
    expect(tries('C:TJJQ')).toBe('noWeis');
    expect(t.weist(2, 'C:KTQJ')).toEqual([
      { type: 'gewiesen', seat: 2, weise: [{ cards: cards('C:TJQK'), points: 50 }], best: 50 },
    ]);
  });

  test('AU-24 showing is voluntary and may leave out some', () => {
    const t = table();
    t.deal(LAYOUT);
    t.trumpf(1, 'D');
    t.spielt(1, 'C7');
    t.spielt(2, 'CT');
    expect(t.legal(3)[0]).toEqual({
      type: 'weisen',
      from: ['S:789', 'H:789', 'D:QKA'].map((text) => ({ cards: cards(text), points: 20, strafe: false })),
    });
    t.weist(3, 'H:789');
    const events = playAny(t);
    expect(events[events.length - 1]).toEqual({
      type: 'weisGezaehlt',
      side: 'opponents',
      points: 20,
      weise: [{ seat: 3, cards: cards('H:789'), points: 20 }],
    });
  });

  test('AU-24 the hand counts as it is after robbing', () => {
    const t = table();
    t.deal({ hands: ['C:8 C:T C6 S:68T H:68T'], lukas: 'C9', bottom: 'DA' });
    t.says(1, 'kehr');
    t.act(0, { type: 'aufdecken' });
    t.says(2, 'halt');
    expect(t.may(1)).not.toContain('weisen');
    t.says(1, 'rauben');
    expect(t.legal(1)[0]).toEqual({
      type: 'weisen',
      from: [{ cards: cards('C:89T'), points: 20, strafe: false }],
    });
  });

  test('AU-24 in a Lukas game the dealer shows too', () => {
    const t = table();
    t.deal({ lukas: 'S:6789TJQ H6', bottom: 'HA' });
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    t.says(0, 'lukas');
    t.trumpf(0, 'S');
    for (let i = 0; i < 3; i++) playAny(t);
    t.weist(0, 'S:6789TJQ');
    expect(playAny(t)).toContainEqual({
      type: 'weisGezaehlt',
      side: 'declarer',
      points: 200,
      weise: [{ seat: 0, cards: cards('S:6789TJQ'), points: 200 }],
    });
  });

  test('AU-26 until resolved others see only that a seat shows and the points of its best', () => {
    const t = table();
    t.deal(LAYOUT);
    t.trumpf(1, 'D');
    t.spielt(1, 'C7');
    const [event] = t.weist(2, 'C:TJQK');
    if (event === undefined) throw new Error('no event');
    for (const viewer of [0, 1, 3, 'public'] as const) {
      expect(auchoGame.redact(event, viewer)).toEqual({ type: 'gewiesen', seat: 2, weise: null, best: 50 });
      expect(t.view(viewer).seats.map((seat) => seat.weis)).toEqual([null, null, 50, null]);
      expect(t.view(viewer).weis).toBeNull();
    }
    expect(auchoGame.redact(event, 2)).toEqual(event);
  });

  test('AU-26 the counting Weise are shown to all at the end of trick 1, the others’ never', () => {
    const t = table();
    t.deal(LAYOUT);
    t.trumpf(1, 'D');
    t.weist(1, 'C:789');
    t.spielt(1, 'C7');
    t.weist(2, 'C:TJQK');
    t.spielt(2, 'CT');
    t.weist(3, 'H:789', 'S:789');
    expect(playAny(t).map((event) => event.type)).toEqual(['gespielt', 'stichGewonnen', 'weisGezaehlt']);
    expect(t.view('public').weis).toEqual({
      side: 'opponents',
      points: 90,
      weise: [
        { seat: 2, cards: cards('C:TJQK'), points: 50 },
        { seat: 3, cards: cards('S:789'), points: 20 },
        { seat: 3, cards: cards('H:789'), points: 20 },
      ],
    });
    expect(t.view('public').seats.map((seat) => seat.weis)).toEqual([null, null, null, null]);
  });
});

/** Which seat's side has it; seat 1 leads, seat 1 is the declarer. */
function counted(
  shown: readonly [string?, string?, string?],
  trump: Suit = 'D',
  vorhand: Seat = 1,
  declarer: Seat = 1,
) {
  const weise = (text: string | undefined): readonly Weis[] | null =>
    text === undefined ? null : findWeise(cards(text), 'modern');
  const count = countWeise(
    { shown: [null, weise(shown[0]), weise(shown[1]), weise(shown[2])], vorhand },
    { declarer, trump },
  );
  return count && `${count.side} ${count.points}`;
}

describe('comparing Weise', () => {
  test('AU-26 more points first', () => {
    expect(counted(['C:6789', 'S:QKA H:QKA'])).toBe('declarer 50');
  });

  test('AU-26 then more cards, even against four Aces', () => {
    expect(counted(['C:6789T', 'CA SA HA DA'])).toBe('declarer 100');
    expect(counted(['CA SA HA DA', 'C:6789T'])).toBe('opponents 100');
  });

  test('AU-26 then the higher top card in natural order, also in trump', () => {
    expect(counted(['C:789', 'S:89T'])).toBe('opponents 20');
    expect(counted(['C:9TJ', 'S:TJQ'], 'C')).toBe('opponents 20');
    expect(counted(['C6 S6 H6 D6', 'C7 S7 H7 D7'])).toBe('opponents 100');
  });

  test('AU-26 then trump', () => {
    expect(counted(['C:789', 'S:789'], 'S')).toBe('opponents 20');
    expect(counted(['C:789', 'S:789'], 'C')).toBe('declarer 20');
  });

  test('AU-26 then the earlier seat from the leader of trick 1', () => {
    expect(counted(['C:789', 'S:789'])).toBe('declarer 20');
    expect(counted(['C:789', 'S:789', 'H:789'], 'D', 3)).toBe('opponents 40');
    expect(counted(['C:789', 'S:789', 'H:789'], 'D', 2)).toBe('opponents 40');
    expect(counted(['C:789', 'S:789', 'H:789'], 'D', 2, 2)).toBe('declarer 20');
  });

  test('AU-26 the best Weis’s side counts all its Weise, the other none', () => {
    expect(counted(['C:6789', 'S:789 H:9TJ', 'D:QKA'])).toBe('declarer 50');
    expect(counted(['C:678', 'S:789 H:9TJ', 'D:QKA'])).toBe('opponents 60');
  });

  test('AU-26 nobody shows: nothing is counted', () => {
    expect(counted([])).toBeNull();
  });
});

describe('Stöck', () => {
  /** Seat 1 holds Hearts; trump H; it plays what the list says whenever it is its turn. */
  function hearts(options: Partial<AuchoOptions> = {}) {
    const t = table({ options });
    t.deal({ hands: ['H:6789TJQKA'] });
    t.trumpf(1, 'H');
    return t;
  }

  test('AU-27 counted when the second of the two is played, 20 points for its side', () => {
    const t = hearts();
    expect(t.spielt(1, 'HK').map((event) => event.type)).toEqual(['gespielt']);
    playAny(t);
    playAny(t);
    expect(t.view('public').stoeck).toBeNull();
    expect(t.spielt(1, 'HQ')).toEqual([
      { type: 'gespielt', seat: 1, card: 'HQ' },
      { type: 'stoeckGezaehlt', seat: 1, points: 20 },
    ]);
    expect(t.view('public').stoeck).toBe(1);
    t.playOut();
    expect(t.view('public').result?.steps?.stoeck).toEqual({ declarer: 20, opponents: 0 });
  });

  test('AU-27 also on the very last card, before the trick', () => {
    const t = hearts();
    for (const card of ['HK', 'H6', 'H7', 'H8', 'H9', 'HT', 'HJ', 'HA']) {
      t.spielt(1, card);
      playAny(t);
      playAny(t);
    }
    expect(t.spielt(1, 'HQ').map((event) => event.type)).toEqual(['gespielt', 'stoeckGezaehlt']);
    playAny(t);
    expect(playAny(t).map((event) => event.type)).toEqual(['gespielt', 'stichGewonnen', 'spielGewertet']);
    expect(t.view('public').result?.steps?.stoeck).toEqual({ declarer: 20, opponents: 0 });
  });

  test('AU-27 the last card of all may complete them, and they count in that deal', () => {
    const t = table();
    t.deal({ hands: ['S:6789TJQK DA', 'C:6789TJQKA', 'HK HQ D:6789TJQ'] });
    t.trumpf(1, 'H');
    // Seat 3 trumps with the King, loses D6 to the Ace and throws Diamonds away until only the Queen is left.
    const order = cards('HK D:6789TJQ HQ');
    let last: readonly AuchoEvent[] = [];
    while (t.state.stage.phase === 'spiel') {
      const [seat] = t.awaited();
      if (seat === undefined) throw new Error('nobody awaited');
      const legal = playable(t.state, seat);
      const card = seat === 3 ? order.find((c) => legal.includes(c)) : legal[0];
      if (card === undefined) throw new Error('no card');
      last = t.act(seat, { type: 'spielen', card });
    }
    expect(last.map((event) => event.type)).toEqual([
      'gespielt',
      'stoeckGezaehlt',
      'stichGewonnen',
      'spielGewertet',
    ]);
    const taken = t.log.map((event) =>
      event.type === 'stichGewonnen' && event.seat === 3 ? event.points : 0,
    );
    const points = taken.reduce((sum, trick) => sum + trick, 0);
    expect(last[3]).toMatchObject({ opponentPoints: points + 20 });
    expect(t.view('public').result?.steps?.stoeck).toEqual({ declarer: 0, opponents: 20 });
  });

  test('AU-27 not for another suit’s K and Q, nor when the two are in two hands', () => {
    const t = table();
    t.deal({ hands: ['C:KQ HK H:6789TJ', 'HQ', ''] });
    t.trumpf(1, 'H');
    const row = t.playOut();
    expect(t.log.some((event) => event.type === 'stoeckGezaehlt')).toBe(false);
    expect(row.won).not.toBeNull();
  });

  test('AU-27 they count whatever the Weise did', () => {
    const t = table();
    t.deal({ hands: ['H:KQ6 D:6789 C6 S6', 'C9 S9 H9 CT', 'C8 S8 H8 CK'] });
    t.trumpf(1, 'H');
    t.weist(1, 'D:6789');
    t.playOut();
    const steps = t.view('public').result?.steps;
    expect(steps?.stoeck).toEqual({ declarer: 20, opponents: 0 });
    expect(steps?.weis).toEqual({ declarer: 50, opponents: 0 });
  });

  test('AU-27 stoeck false: they count nothing', () => {
    const t = hearts({ stoeck: false });
    t.playOut();
    expect(t.log.some((event) => event.type === 'stoeckGezaehlt')).toBe(false);
    expect(t.view('public').result?.steps?.stoeck).toEqual({ declarer: 0, opponents: 0 });
    expect(t.view('public').stoeck).toBeNull();
  });

  test('AU-27 Stöck robbed together are Stöck', () => {
    const t = table();
    t.deal({ hands: ['HQ H6 C:6789T S:67'], lukas: 'HK', bottom: 'DA' });
    t.says(1, 'kehr');
    t.act(0, { type: 'aufdecken' });
    t.says(1, 'halt', 'rauben');
    expect(spiel(t.state).deal.hands[1]).toContain('HK');
    t.playOut();
    expect(t.log).toContainEqual({ type: 'stoeckGezaehlt', seat: 1, points: 20 });
  });
});
