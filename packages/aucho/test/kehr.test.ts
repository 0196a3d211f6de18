import type { Seat } from '@stammtisch/kit';
import { describe, expect, test } from 'vitest';
import type { AuchoOptions } from '../src/index.ts';
import { auchoGame } from '../src/index.ts';
import { dealt, type Layout, spiel, table } from './support/table.ts';

/** Seat 3 holds D6; DT is the fourth card of the Lukas. */
const LAYOUT: Layout = {
  hands: ['C:6789TJQKA', 'S:6789TJQKA', 'D6 H:789TJQKA'],
  lukas: 'D7 D8 D9 DT DJ DQ H6 DK',
  bottom: 'DA',
};

function kehrTable(options: Partial<AuchoOptions> = {}, layout = LAYOUT) {
  const t = table({ options });
  t.deal(layout);
  t.says(1, 'kehr');
  return t;
}

type Table = ReturnType<typeof kehrTable>;

/** The dealer turns a card and all three say `weiter`, so many times. */
function passCards(t: Table, times: number) {
  for (let i = 0; i < times; i++) {
    t.act(0, { type: 'aufdecken' });
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
  }
}

describe('the Kehr', () => {
  test('AU-12 the dealer turns the Lukas from the top, card by card', () => {
    const t = kehrTable();
    expect(t.tries(1, { type: 'aufdecken' })).toBe('notForYou');
    expect(t.tries(1, { type: 'halt' })).toBe('notNow');
    expect(t.act(0, { type: 'aufdecken' })).toEqual([{ type: 'aufgedeckt', index: 1, card: 'D7' }]);
    expect(t.tries(0, { type: 'aufdecken' })).toBe('notNow');
    for (const seat of [3, 1, 2] as const) t.says(seat, 'weiter');
    expect(t.act(0, { type: 'aufdecken' })).toEqual([{ type: 'aufgedeckt', index: 2, card: 'D8' }]);
    expect(t.view('public').lukas?.open.map((open) => open.card)).toEqual(['D7', 'D8']);
  });

  test('AU-13 each hand player answers once a card, in any order; the dealer waits for all three', () => {
    const t = kehrTable();
    t.act(0, { type: 'aufdecken' });
    expect(t.awaited()).toEqual([1, 2, 3]);
    expect(t.says(3, 'weiter')).toEqual([{ type: 'geantwortet', seat: 3, answer: 'weiter' }]);
    expect(t.tries(3, { type: 'halt' })).toBe('alreadySaid');
    expect(t.tries(0, { type: 'halt' })).toBe('notForYou');
    expect(t.awaited()).toEqual([1, 2]);
    expect(t.view('public').kehr?.answers).toEqual([null, null, null, 'weiter']);
    t.says(1, 'weiter');
    t.says(2, 'weiter');
    expect(t.awaited()).toEqual([0]);
    t.act(0, { type: 'aufdecken' });
    expect(t.view('public').kehr?.answers).toEqual([null, null, null, null]);
  });

  test.each([1, 2, 3] as const)(
    'AU-13 haltVorrecht first: the Halt of seat %i takes the game at once',
    (seat) => {
      const t = kehrTable();
      passCards(t, 6);
      t.act(0, { type: 'aufdecken' });
      expect(t.says(seat, 'halt')).toEqual([
        { type: 'geantwortet', seat, answer: 'halt' },
        { type: 'trumpfGemacht', seat, suit: 'H', from: 'kehr' },
      ]);
      expect(t.view('public').deal).toMatchObject({
        phase: 'spiel',
        kind: 'kehr',
        declarer: seat,
        trump: 'H',
      });
      expect(t.view('public').seats[seat].said).toBe('halt');
      for (const other of [1, 2, 3] as const) expect(t.tries(other, { type: 'halt' })).toBe('notNow');
    },
  );

  test('AU-13 haltVorrecht seat: of several Halt the nearest after the dealer has it', () => {
    const t = kehrTable({ haltVorrecht: 'seat' });
    t.act(0, { type: 'aufdecken' });
    expect(t.says(3, 'halt')).toEqual([{ type: 'geantwortet', seat: 3, answer: 'halt', sealed: true }]);
    t.says(1, 'weiter');
    expect(t.says(2, 'halt')).toContainEqual({ type: 'trumpfGemacht', seat: 2, suit: 'D', from: 'kehr' });
  });

  test('AU-13 haltVorrecht seat: answers are sealed until all are in', () => {
    const answers = (t: Table, viewer: Seat | 'public') => t.view(viewer).kehr?.answers;
    const t = kehrTable({ haltVorrecht: 'seat' });
    t.act(0, { type: 'aufdecken' });
    const [event] = t.says(3, 'halt');
    const other = kehrTable({ haltVorrecht: 'seat' });
    other.act(0, { type: 'aufdecken' });
    const [otherEvent] = other.says(3, 'weiter');
    if (event === undefined || otherEvent === undefined) throw new Error('no event');
    for (const viewer of [0, 1, 2, 'public'] as const) {
      expect(answers(t, viewer)).toEqual([null, null, null, 'sealed']);
      expect(t.view(viewer)).toEqual(other.view(viewer));
      expect(auchoGame.redact(event, viewer)).toEqual(auchoGame.redact(otherEvent, viewer));
    }
    expect(answers(t, 3)).toEqual([null, null, null, 'halt']);
    expect(auchoGame.redact(event, 3)).toEqual(event);
    other.says(1, 'weiter');
    other.says(2, 'weiter');
    expect(answers(other, 'public')).toEqual([null, 'weiter', 'weiter', 'weiter']);
    expect(other.view('public').seats.map((seat) => seat.said)).toEqual([null, 'weiter', 'weiter', 'weiter']);
  });

  test.each(['first', 'seat'] as const)(
    'AU-12 AU-15 haltVorrecht %s: nobody called by the eighth card',
    (haltVorrecht) => {
      const t = kehrTable({ haltVorrecht });
      passCards(t, 7);
      t.act(0, { type: 'aufdecken' });
      t.says(1, 'weiter');
      t.says(2, 'weiter');
      const events = t.says(3, 'weiter');
      expect(events.map((event) => event.type)).toEqual(['geantwortet', 'spielGewertet']);
      expect(events[1]).toEqual({
        type: 'spielGewertet',
        kind: 'kehrVerfallen',
        declarer: 1,
        suit: null,
        declarerPoints: null,
        opponentPoints: null,
        won: null,
        striche: [0, 0, 1, 1],
        haerdoepfel: [0, 1, 0, 0],
      });
      expect(t.log.filter((event) => event.type === 'aufgedeckt')).toHaveLength(8);
      expect(t.view('public').deal).toMatchObject({ phase: 'bereit', dealer: 1, number: 2 });
    },
  );

  test('AU-15 kehrGegner all: the dealer writes a Strich too', () => {
    const t = kehrTable({ kehrGegner: 'all' });
    passCards(t, 8);
    expect(t.state.striche).toEqual([1, 0, 1, 1]);
    expect(t.state.haerdoepfel).toEqual([0, 1, 0, 0]);
  });
});

describe('robbing', () => {
  test('AU-14 only the holder of the Six of the suit may rob; card and Six change places in public', () => {
    const t = kehrTable();
    passCards(t, 3);
    t.act(0, { type: 'aufdecken' });
    expect([0, 1, 2, 3].map((seat) => t.tries(seat as Seat, { type: 'rauben' }))).toEqual([
      'notForYou',
      'cannotRob',
      'cannotRob',
      'ok',
    ]);
    expect(t.may(3)).toContain('rauben');
    expect(t.says(3, 'rauben')).toEqual([{ type: 'geraubt', seat: 3, card: 'DT', six: 'D6' }]);
    expect(t.view('public').lukas?.open[3]).toEqual({ card: 'D6', robbed: { seat: 3, card: 'DT' } });
    expect(t.view(3).hand?.cards).toContain('DT');
    expect(t.view(3).hand?.cards).not.toContain('D6');
    expect(dealt(t.state).deal.lukas[3]).toBe('D6');
  });

  test('AU-14 it leaves the current suit and obliges to nothing: the robber may pass, another call', () => {
    const t = kehrTable();
    passCards(t, 3);
    t.act(0, { type: 'aufdecken' });
    t.says(3, 'rauben');
    expect(t.may(3)).toEqual(['halt', 'weiter']);
    t.says(3, 'weiter');
    t.says(2, 'halt');
    expect(t.view('public').deal).toMatchObject({ declarer: 2, trump: 'D' });
  });

  test('AU-14 after one’s own answer, and until the next card is turned', () => {
    const t = kehrTable();
    t.act(0, { type: 'aufdecken' });
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    expect(t.tries(3, { type: 'rauben' })).toBe('ok');
    expect(t.awaited()).toEqual([0]);
    t.act(0, { type: 'aufdecken' });
    expect(t.says(3, 'rauben')).toEqual([{ type: 'geraubt', seat: 3, card: 'D8', six: 'D6' }]);
  });

  test('AU-14 after a Halt until the first card is led', () => {
    const t = kehrTable();
    t.act(0, { type: 'aufdecken' });
    t.says(2, 'halt');
    expect(t.tries(3, { type: 'rauben' })).toBe('ok');
    const robbed = { ...t.state };
    t.spielt(1, 'C6');
    expect(t.tries(3, { type: 'rauben' })).toBe('notNow');
    const decision = auchoGame.decide(robbed, 3, { type: 'rauben' });
    if (!decision.ok) throw new Error(decision.code);
    const after = decision.events.reduce(auchoGame.evolve, robbed);
    expect(spiel(after).deal.hands[3]).toContain('D7');
    expect(auchoGame.view(after, 'public').lukas?.open[0]).toEqual({
      card: 'D6',
      robbed: { seat: 3, card: 'D7' },
    });
  });

  test('AU-14 on the eighth card the third weiter ends it', () => {
    const t = kehrTable();
    passCards(t, 7);
    t.act(0, { type: 'aufdecken' });
    t.says(1, 'weiter');
    t.says(3, 'weiter');
    expect(t.tries(3, { type: 'rauben' })).toBe('ok');
    t.says(2, 'weiter');
    expect(t.tries(3, { type: 'rauben' })).toBe('notNow');
  });

  test('AU-14 a Six, and a card whose Six lies in the Lukas, cannot be robbed', () => {
    const t = kehrTable({}, { hands: ['C:6789TJQKA', 'S:6789TJQKA', 'H:789TJQKA D7'], lukas: 'D6 D8 H6 D9' });
    const anyRob = () => [1, 2, 3].map((seat) => t.tries(seat as Seat, { type: 'rauben' }));
    expect(anyRob()).toEqual(['notNow', 'notNow', 'notNow']);
    for (let i = 0; i < 4; i++) {
      passCards(t, 1);
      expect(anyRob()).toEqual(['cannotRob', 'cannotRob', 'cannotRob']);
    }
  });

  test('AU-14 a robbed card cannot be robbed again, nor an earlier one', () => {
    const t = kehrTable();
    t.act(0, { type: 'aufdecken' });
    t.says(3, 'rauben');
    expect(t.tries(3, { type: 'rauben' })).toBe('cannotRob');
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    t.act(0, { type: 'aufdecken' });
    expect(t.tries(3, { type: 'rauben' })).toBe('cannotRob');
  });

  test('AU-14 who has shown Weise robs no more', () => {
    const layout: Layout = {
      hands: ['D6 C:789TJQKA', 'S:6789TJQKA', 'C6 H:789TJQKA'],
      lukas: 'D7',
      bottom: 'DA',
    };
    const t = kehrTable({}, layout);
    t.act(0, { type: 'aufdecken' });
    t.says(2, 'halt');
    expect(t.tries(1, { type: 'rauben' })).toBe('ok');
    t.weist(1, 'C:789TJQKA');
    expect(t.tries(1, { type: 'rauben' })).toBe('cannotRob');
    expect(t.may(1)).not.toContain('rauben');
  });

  test('AU-14 no robbing in a hand game', () => {
    const t = table();
    t.deal(LAYOUT);
    expect(t.tries(3, { type: 'rauben' })).toBe('notNow');
    t.trumpf(1, 'C');
    expect(t.tries(3, { type: 'rauben' })).toBe('notNow');
  });

  test('AU-14 the server holds back only the first card after a Halt, whoever holds what', () => {
    const t = kehrTable();
    t.act(0, { type: 'aufdecken' });
    expect(auchoGame.heldSince(t.state, { type: 'halt' })).toBeNull();
    t.says(2, 'halt');
    const haltSeq = t.state.seq;
    expect(auchoGame.heldSince(t.state, { type: 'spielen', card: 'C6' })).toBe(haltSeq);
    expect(auchoGame.heldSince(t.state, { type: 'rauben' })).toBeNull();
    t.says(3, 'rauben');
    expect(auchoGame.heldSince(t.state, { type: 'spielen', card: 'C6' })).toBe(haltSeq);
    t.spielt(1, 'C6');
    expect(auchoGame.heldSince(t.state, { type: 'spielen', card: 'S6' })).toBeNull();
    const hand = table();
    hand.deal(LAYOUT);
    hand.trumpf(1, 'C');
    expect(auchoGame.heldSince(hand.state, { type: 'spielen', card: 'C6' })).toBeNull();
  });

  test('AU-14 haltVorrecht seat: it is held back from the answer that decided', () => {
    const t = kehrTable({ haltVorrecht: 'seat' });
    t.act(0, { type: 'aufdecken' });
    t.says(2, 'halt');
    t.says(1, 'weiter');
    t.says(3, 'weiter');
    expect(auchoGame.heldSince(t.state, { type: 'spielen', card: 'C6' })).toBe(t.state.seq);
  });
});
