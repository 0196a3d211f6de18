import { describe, expect, test } from 'vitest';
import { cards, type Layout, table } from './support/table.ts';

const UNDER = 'CJ SJ HJ DJ';
/** Seat 1 leads and holds four Under; seat 2 holds a run. */
const LEADER: Layout = { hands: [`${UNDER} C6 C8 S6 S8 DA`, 'H:789 SA SQ C7 CA DK D9'] };
const SECOND: Layout = { hands: ['H:789 SA SQ C7 CA DK D9', `${UNDER} C6 C8 S6 S8 DA`] };

describe('four Under', () => {
  test('AU-8 who holds them may announce them from the deal until the first card is led', () => {
    const t = table();
    t.deal(SECOND);
    expect(t.may(2)).toEqual(['vierUnder']);
    expect(t.tries(1, { type: 'vierUnder' })).toBe('noVierUnder');
    expect(t.tries(0, { type: 'vierUnder' })).toBe('notForYou');
    t.trumpf(1, 'H');
    expect(t.tries(2, { type: 'vierUnder' })).toBe('ok');
    t.spielt(1, 'H7');
    expect(t.tries(2, { type: 'vierUnder' })).toBe('notNow');
  });

  test('AU-8 announcing is public and is done once', () => {
    const t = table();
    t.deal(SECOND);
    expect(t.act(2, { type: 'vierUnder' })).toEqual([{ type: 'vierUnderAngemeldet', seat: 2 }]);
    expect(t.view('public').seats.map((seat) => seat.vierUnder)).toEqual([false, false, true, false]);
    expect(t.tries(2, { type: 'vierUnder' })).toBe('alreadySaid');
    expect(t.view('public').deal).toMatchObject({ phase: 'bieten' });
    expect(t.awaited()).toEqual([1]);
  });

  test('AU-8 announced, they count as a Weis', () => {
    const t = table();
    t.deal(SECOND);
    t.act(2, { type: 'vierUnder' });
    t.trumpf(1, 'H');
    t.spielt(1, 'H7');
    expect(t.weist(2, UNDER)).toEqual([
      { type: 'gewiesen', seat: 2, weise: [{ cards: cards(UNDER), points: 200 }], best: 200 },
    ]);
    expect(t.state.haerdoepfel).toEqual([0, 0, 0, 0]);
  });

  test('AU-8 also for who got the fourth by robbing', () => {
    const t = table();
    t.deal({ hands: ['C:789TQKA S:79', 'SJ HJ DJ C6 H6', 'S6 S8'], lukas: 'CJ', bottom: 'DA' });
    expect(t.tries(2, { type: 'vierUnder' })).toBe('noVierUnder');
    t.says(1, 'kehr');
    t.act(0, { type: 'aufdecken' });
    t.says(2, 'rauben');
    expect(t.tries(2, { type: 'vierUnder' })).toBe('ok');
    t.says(3, 'halt');
    expect(t.tries(2, { type: 'vierUnder' })).toBe('ok');
  });

  test('AU-8 the dealer once they have taken the Lukas, hand players meanwhile too', () => {
    const t = table();
    t.deal({ lukas: UNDER, bottom: 'DA' });
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    expect(t.tries(0, { type: 'vierUnder' })).toBe('notForYou');
    t.says(0, 'lukas');
    expect(t.may(0)).toEqual(['trumpf', 'trumpf', 'trumpf', 'trumpf', 'vierUnder']);
    t.trumpf(0, 'C');
    expect(t.tries(0, { type: 'vierUnder' })).toBe('ok');
    const hand = table();
    hand.deal(SECOND);
    for (const seat of [1, 2, 3] as const) hand.says(seat, 'weiter');
    expect(hand.tries(2, { type: 'vierUnder' })).toBe('ok');
  });

  test('AU-8 no longer once the deal is over', () => {
    const t = table();
    t.deal(SECOND);
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    t.says(0, 'fort');
    expect(t.tries(2, { type: 'vierUnder' })).toBe('notNow');
  });

  test('AU-9 shown without having been announced: one Härdöpfel at once, and they count nothing', () => {
    const t = table();
    t.deal(SECOND);
    t.trumpf(1, 'H');
    t.weist(1, 'H:789');
    t.spielt(1, 'H7');
    expect(t.legal(2)[0]).toEqual({
      type: 'weisen',
      from: [{ cards: cards(UNDER), points: 0, strafe: true }],
    });
    expect(t.weist(2, UNDER)).toEqual([
      { type: 'gewiesen', seat: 2, weise: [{ cards: cards(UNDER), points: 0 }], best: 0 },
      { type: 'strafe', seat: 2, haerdoepfel: 1 },
    ]);
    expect(t.view('public').score).toMatchObject({ haerdoepfel: [0, 0, 1, 0], stand: [0, 0, -1, 0] });
    expect(t.view('public').seats[2].weis).toBe(0);
    t.spielt(2, 'HJ');
    const [card] = t.legal(3).flatMap((intent) => (intent.type === 'spielen' ? [intent.card] : []));
    if (card === undefined) throw new Error('no card');
    expect(t.act(3, { type: 'spielen', card })).toContainEqual({
      type: 'weisGezaehlt',
      side: 'declarer',
      points: 20,
      weise: [{ seat: 1, cards: cards('H:789'), points: 20 }],
    });
    const row = t.playOut();
    expect(row.strafen).toEqual([0, 0, 1, 0]);
    expect(t.state.haerdoepfel[2]).toBe(1 + row.haerdoepfel[2]);
  });

  test('AU-9 also as the leader before their first card', () => {
    const t = table();
    t.deal(LEADER);
    t.trumpf(1, 'H');
    expect(t.weist(1, UNDER).map((event) => event.type)).toEqual(['gewiesen', 'strafe']);
  });

  test('AU-8 AU-9 the leader who announces before their first card is not punished', () => {
    const t = table();
    t.deal(LEADER);
    t.trumpf(1, 'H');
    t.act(1, { type: 'vierUnder' });
    expect(t.weist(1, UNDER).map((event) => event.type)).toEqual(['gewiesen']);
  });

  test('AU-9 their other Weise stand', () => {
    const t = table();
    t.deal({ hands: ['C6', `${UNDER} C:TQ S8 D9 DA`], bottom: 'HA' });
    t.trumpf(1, 'H');
    const [lead] = t.legal(1).flatMap((intent) => (intent.type === 'spielen' ? [intent.card] : []));
    if (lead === undefined) throw new Error('no card');
    t.act(1, { type: 'spielen', card: lead });
    expect(t.weist(2, UNDER, 'C:TJQ')[0]).toMatchObject({
      weise: [
        { cards: cards('C:TJQ'), points: 20 },
        { cards: cards(UNDER), points: 0 },
      ],
      best: 20,
    });
  });

  test('AU-9 whoever never shows them is not punished', () => {
    const t = table();
    t.deal(SECOND);
    t.trumpf(1, 'H');
    const row = t.playOut();
    expect(row.strafen).toEqual([0, 0, 0, 0]);
    expect(t.log.some((event) => event.type === 'strafe')).toBe(false);
  });

  test('AU-9 AU-26 alone they make nobody’s Weise count', () => {
    const t = table();
    t.deal(LEADER);
    t.trumpf(1, 'H');
    t.weist(1, UNDER);
    t.playOut();
    expect(t.log.some((event) => event.type === 'weisGezaehlt')).toBe(false);
  });
});
