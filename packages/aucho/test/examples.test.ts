import { SEATS } from '@stammtisch/kit';
import { diceOf, random } from '@stammtisch/kit/testing';
import { describe, expect, test } from 'vitest';
import { type AuchoCard, type DealRow, PACK } from '../src/index.ts';
import { cards, deckFor, type Layout, NINE_HEARTS, playable, type Start, table } from './support/table.ts';

/** Plays deals with random cards until one ends as wanted; the same one every time. */
function search(
  deal: (layout: readonly AuchoCard[]) => ReturnType<typeof table>,
  wanted: (row: DealRow) => boolean,
) {
  const next = random(7);
  const dice = diceOf(next);
  for (let tries = 0; tries < 5000; tries++) {
    const t = deal(dice.shuffle(deckFor({})));
    const row = t.playOut((legal) => legal[dice.below(legal.length)]);
    if (wanted(row)) return row;
  }
  throw new Error('not found');
}

function dealtAs(deck: readonly AuchoCard[], start: Start = {}) {
  const t = table({ ...start, options: { stoeck: false, ...start.options } });
  t.act('table', { type: 'ziehen', cards: ['C6', 'C7', 'C8', 'C9'] });
  t.act('table', { type: 'geben', dealer: 0, deck: [...deck] });
  return t;
}

describe('the worked examples of the rules', () => {
  test('example 1, AU-28 AU-29: the Lukas after robbing is worth 42, the sides share 115, the declarer needs 58', () => {
    const dice = diceOf(random(3));
    const lukas = cards('S6 S7 DA DT CK C8 H9 H6 SQ');
    const won = new Set<boolean | null>();
    for (let i = 0; i < 100; i++) {
      const hands = dice.shuffle(PACK).filter((card) => !lukas.includes(card));
      const t = dealtAs([...hands, ...lukas]);
      t.trumpf(1, 'H');
      const row = t.playOut((legal) => legal[dice.below(legal.length)]);
      const own = row.declarerPoints ?? 0;
      expect(own + (row.opponentPoints ?? 0)).toBe(115);
      expect(row.won).toBe(own >= 58);
      won.add(row.won);
    }
    expect(won.size).toBe(2);
  });

  test('example 1, AU-14 AU-28: what was robbed counts in play, the Six that replaced it in the Lukas', () => {
    // With H6 in the place of HK the Lukas is that of the example.
    const t = table({ options: { stoeck: false } });
    t.deal({ hands: ['C:79TJQA', 'H6 H7', 'D:6789'], lukas: 'HK S6 S7 DA DT CK C8 H9', bottom: 'SQ' });
    t.says(1, 'kehr');
    t.act(0, { type: 'aufdecken' });
    t.says(2, 'halt', 'rauben');
    const row = t.playOut();
    expect((row.declarerPoints ?? 0) + (row.opponentPoints ?? 0)).toBe(115);
  });

  test('example 2, AU-29 AU-30: equal points are lost, declarer 1 H and dealer 1 H', () => {
    const hand = (deck: readonly AuchoCard[]) => {
      const t = dealtAs(deck);
      t.trumpf(1, 'H');
      return t;
    };
    const row = search(hand, (r) => r.declarerPoints === r.opponentPoints);
    expect(row).toMatchObject({ won: false, striche: [0, 0, 0, 0], haerdoepfel: [1, 1, 0, 0] });
    const more = search(hand, (r) => (r.declarerPoints ?? 0) === (r.opponentPoints ?? 0) + 1);
    expect(more).toMatchObject({ won: true, striche: [2, 2, 0, 0], haerdoepfel: [0, 0, 0, 0] });
  });

  test('example 3, AU-15: second seat demands, nobody halts: demander 1 H, the other two hand players 1 S each', () => {
    const t = table();
    t.deal();
    t.says(1, 'weiter');
    t.says(2, 'kehr');
    for (let i = 0; i < 8; i++) {
      t.act(0, { type: 'aufdecken' });
      for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    }
    expect(t.state.deals[0]).toMatchObject({
      kind: 'kehrVerfallen',
      declarer: 2,
      striche: [0, 1, 0, 1],
      haerdoepfel: [0, 0, 1, 0],
    });
  });

  test('example 4, AU-14: card 4 is DT, robbed with D6 without a Halt; another halts: trump D, the robber keeps DT', () => {
    const t = table();
    t.deal({ hands: ['', '', 'D6'], lukas: 'C6 C7 C8 DT', bottom: 'SA' });
    t.says(1, 'kehr');
    for (let i = 0; i < 3; i++) {
      t.act(0, { type: 'aufdecken' });
      for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    }
    expect(t.act(0, { type: 'aufdecken' })).toEqual([{ type: 'aufgedeckt', index: 4, card: 'DT' }]);
    t.says(3, 'rauben', 'weiter');
    t.says(1, 'halt');
    expect(t.view('public').deal).toMatchObject({ trump: 'D', declarer: 1 });
    expect(t.view(3).hand?.cards).toContain('DT');
  });

  test('example 5, AU-29 AU-30: all pass, Lukas 78:79 loses 2 H and gives 1 S each, 79:78 wins 4 S', () => {
    const lukas = (deck: readonly AuchoCard[]) => {
      const t = dealtAs(deck);
      for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
      t.says(0, 'lukas');
      t.trumpf(0, 'H');
      return t;
    };
    const lost = search(lukas, (row) => row.declarerPoints === 78);
    expect(lost).toMatchObject({ opponentPoints: 79, striche: [0, 1, 1, 1], haerdoepfel: [2, 0, 0, 0] });
    const won = search(lukas, (row) => row.declarerPoints === 79);
    expect(won).toMatchObject({ opponentPoints: 78, striche: [4, 0, 0, 0], haerdoepfel: [0, 0, 0, 0] });
  });

  /** Declares with seat 1 and lets each seat show what it is given before it plays any card of trick 1. */
  function shows(layout: Layout, trump: 'C' | 'S' | 'H' | 'D', weise: readonly (readonly string[])[]) {
    const t = table();
    t.deal(layout);
    for (const seat of SEATS) if (t.may(seat).includes('vierUnder')) t.act(seat, { type: 'vierUnder' });
    t.trumpf(1, trump);
    for (const seat of [1, 2, 3] as const) {
      const own = weise[seat - 1] ?? [];
      if (own.length > 0) t.weist(seat, ...own);
      const [card] = playable(t.state, seat);
      if (card === undefined) throw new Error('no card');
      t.act(seat, { type: 'spielen', card });
    }
    return t.view('public').weis;
  }

  test('example 6, AU-26: four J and two runs of 20 on one side against four nines: 240 to 0', () => {
    const hands: Layout['hands'] = ['C9 S9 H9 D9', 'CJ SJ HJ DJ H:678', 'S:678'];
    const weise = [['C9 S9 H9 D9'], ['CJ SJ HJ DJ', 'H:678'], ['S:678']];
    expect(shows({ hands, bottom: 'HA' }, 'D', weise)).toMatchObject({ side: 'opponents', points: 240 });
  });

  test('example 7, AU-26: three times 7-8-9: Vorhand’s counts, unless one is in trump', () => {
    const hands: Layout['hands'] = ['C:789 S:JQA', 'S:789 C:JQA', 'H:789 D:JQA'];
    const weise = [['C:789'], ['S:789'], ['H:789']];
    expect(shows({ hands, lukas: 'C6 S6 H6 CT ST HT' }, 'D', weise)).toMatchObject({
      side: 'declarer',
      points: 20,
    });
    expect(shows({ hands, lukas: 'C6 S6 H6 CT ST HT' }, 'H', weise)).toMatchObject({
      side: 'opponents',
      points: 40,
    });
  });

  test('example 8, AU-26: a run of five against four Aces, 100 to 100: the run', () => {
    const hands: Layout['hands'] = ['CA SA HA DA', 'H:6789T'];
    const weise = [['CA SA HA DA'], ['H:6789T']];
    expect(shows({ hands, lukas: 'HJ' }, 'D', weise)).toMatchObject({ side: 'opponents', points: 100 });
  });

  test('example 9, AU-31 AU-33: Stand 7 S − 1 H = 6: the match goes on', () => {
    const t = table({ striche: [0, 5, 0, 0], haerdoepfel: [0, 1, 0, 0] });
    t.deal(NINE_HEARTS);
    t.trumpf(1, 'H');
    t.playOut();
    expect(t.view('public').score).toMatchObject({ striche: [2, 7, 0, 0], stand: [2, 6, 0, 0] });
    expect(t.view('public').ranking).toBeNull();
    expect(t.view('public').deal.phase).toBe('bereit');
  });

  test('example 10, AU-33: declarer and dealer both 5 to 7: the declarer wins', () => {
    const t = table({ striche: [5, 5, 0, 0] });
    t.deal(NINE_HEARTS);
    t.trumpf(1, 'H');
    t.playOut();
    expect(t.view('public').ranking?.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ]);
  });
});
