import { type AuchoCard, type AuchoOptions, auchoIntentSchema } from '@stammtisch/aucho';
import type { Seat } from '@stammtisch/kit';
import { describe, expect, test } from 'vitest';
import { type Layout, table } from '../../../aucho/test/support/table.ts';
import { BOTS } from '../../src/index.ts';

/** Seat 0 deals, seat 1 is Vorhand. */
function dealt(layout: Layout, options: Partial<AuchoOptions> = {}) {
  const t = table({ options });
  t.deal(layout);
  const bot = (seat: Seat) => BOTS.aucho({ ...t.view(seat), table: { awaited: t.awaited() } }, seat);
  /** The card that the computer plays, once it has shown what Weise it holds. */
  const plays = (seat: Seat): AuchoCard | null => {
    const shown = auchoIntentSchema.safeParse(bot(seat)).data;
    if (shown?.type === 'weisen') t.act(seat, shown);
    const played = auchoIntentSchema.safeParse(bot(seat)).data;
    return played?.type === 'spielen' ? played.card : null;
  };
  const { act, says, trumpf, spielt } = t;
  return { act, says, trumpf, spielt, bot, plays };
}

type Dealt = ReturnType<typeof dealt>;

/** The dealer turns a card; the others say `weiter` to it. */
function turn(t: Dealt, answered: boolean) {
  t.act(0, { type: 'aufdecken' });
  if (answered) for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
}

const STRONG = 'H:J9AK8 CA SA D6 D7';
const KEHR_HANDS = ['C:68TK S:79Q H7', 'C:79Q S:68TK H8', 'H:J9AKT CA SA D6 D8'] as const;

describe('bidding', () => {
  test('AU-10 a strong hand makes trump in its best suit', () => {
    expect(dealt({ hands: [STRONG] }).bot(1)).toEqual({ type: 'trumpf', suit: 'H' });
  });

  test('AU-10 a weak hand passes', () => {
    expect(dealt({ hands: ['H:67 C:68 S:78 D:68 CQ'] }).bot(1)).toEqual({ type: 'weiter' });
  });

  test('AU-11 several decent suits, none good enough, demand a Kehr; a second demand is not made', () => {
    const hand = 'H:JK7 C:JK8 S:JA D6';
    expect(dealt({ hands: [hand] }).bot(1)).toEqual({ type: 'kehr' });
    const t = dealt({ hands: ['', hand] }, { kehrTiming: 'waits' });
    t.says(1, 'kehr');
    expect(t.bot(2)).toEqual({ type: 'weiter' });
  });

  test('AU-25 Weise count in the worth of a hand', () => {
    const plain = dealt({ hands: ['H:9K6 C:68A S:7T D8'] });
    expect(plain.bot(1)).not.toMatchObject({ type: 'trumpf' });
    const run = dealt({ hands: ['H:9K6 C:TJQKA D8'] });
    expect(run.bot(1)).toMatchObject({ type: 'trumpf' });
  });

  test('AU-8 four Under are announced at once, also out of turn', () => {
    const t = dealt({ hands: ['', 'CJ SJ HJ DJ C6 S6 H6 D6 C7'] });
    expect(t.bot(2)).toEqual({ type: 'vierUnder' });
  });

  test('a seat that nobody waits for waits', () => {
    const t = dealt({ hands: [STRONG] });
    expect([t.bot(0), t.bot(2), t.bot(3)]).toEqual([null, null, null]);
  });
});

describe('the Kehr', () => {
  test('AU-13 a fitting suit is called on the first card', () => {
    const t = dealt({ hands: KEHR_HANDS, lukas: 'H6' });
    t.says(1, 'kehr');
    turn(t, false);
    expect([t.bot(1), t.bot(3)]).toEqual([{ type: 'weiter' }, { type: 'halt' }]);
  });

  test('AU-15 the demander calls the eighth card whatever it is, another does not', () => {
    const t = dealt({ hands: KEHR_HANDS, lukas: 'D7 D9 DT DJ DQ SJ CJ DK', bottom: 'DA' });
    t.says(1, 'kehr');
    for (let card = 1; card <= 7; card++) turn(t, true);
    expect(t.bot(0)).toEqual({ type: 'aufdecken' });
    turn(t, false);
    expect([t.bot(1), t.bot(2)]).toEqual([{ type: 'halt' }, { type: 'weiter' }]);
  });

  test('AU-14 a good card is robbed, a poor one is not, nor one that breaks a Weis', () => {
    const robs = (hand: string, card: string) => {
      const t = dealt({ hands: ['', '', hand], lukas: card });
      t.says(1, 'kehr');
      turn(t, false);
      return t.bot(3)?.type === 'rauben';
    };
    expect(robs('D6 D9 H:789TJQK', 'DT')).toBe(true);
    expect(robs('D6 D9 H:789TJQK', 'D7')).toBe(false);
    expect(robs('D:6789T H:TJQK', 'DJ')).toBe(true);
    expect(robs('D:6789T H:TJQK', 'DK')).toBe(false);
  });
});

describe('the Lukas', () => {
  const allPass = (lukas: string, options: Partial<AuchoOptions> = {}) => {
    const t = dealt({ hands: ['', '', ''], lukas }, options);
    for (const seat of [1, 2, 3] as const) t.says(seat, 'weiter');
    return t;
  };

  test('AU-16 strong nine cards are taken, and the best suit is named', () => {
    const t = allPass('H:J9AK87 CA SA DA');
    expect(t.bot(0)).toEqual({ type: 'lukas' });
    t.says(0, 'lukas');
    expect(t.bot(0)).toEqual({ type: 'trumpf', suit: 'H' });
  });

  test('AU-17 with the bottom card as trump only its suit counts', () => {
    expect(allPass('H:J9AK87 CA SA D6', { lukasTrumpf: 'bottomCard' }).bot(0)).toEqual({ type: 'fort' });
  });

  test('AU-16 weak or unknown ones are declined', () => {
    expect(allPass('H:678 C:678 S:678').bot(0)).toEqual({ type: 'fort' });
    expect(allPass('H:J9AK87 CA SA DA', { lukasBlick: 'blind' }).bot(0)).toEqual({ type: 'fort' });
  });
});

describe('Weise', () => {
  test('AU-24 all are shown, but four Under that were not announced (AU-9)', () => {
    const t = dealt({ hands: ['C6', 'CJ SJ HJ DJ H:TQ8 D:TQ'] });
    t.trumpf(1, 'S');
    t.spielt(1, 'C6');
    expect(t.bot(2)).toEqual({
      type: 'weisen',
      weise: [{ cards: ['HT', 'HJ', 'HQ'] }, { cards: ['DT', 'DJ', 'DQ'] }],
    });
  });
});

describe('playing', () => {
  test('the declarer draws trumps from the top', () => {
    const t = dealt({ hands: ['H:J9A87 CA SA D6 D7', 'H6 HT', 'HQ'] });
    t.trumpf(1, 'H');
    expect(t.plays(1)).toMatch(/^H[J9A]$/);
    const u = dealt({ hands: ['H:JA87 CA SA D6 D7 D8', 'H6 HT', 'HQ H9'] });
    u.trumpf(1, 'H');
    expect(u.plays(1)).toBe('HJ');
  });

  test('once nobody else has trumps the declarer cashes Aces', () => {
    const t = dealt({ hands: ['H:J9A8 CA SA D6 D7 D8', 'H6 C:6789TQK S6', 'S:789TQK DK DQ DT'] });
    t.trumpf(1, 'H');
    t.spielt(1, 'HJ');
    t.spielt(2, 'H6');
    t.spielt(3, 'S7');
    t.spielt(1, 'H9');
    t.spielt(2, 'C6');
    t.spielt(3, 'S8');
    expect(t.plays(1)).toMatch(/^[CS]A$/);
  });

  test("the partner's trick gets high points", () => {
    const t = dealt({ hands: ['H:J9AK C6', 'CA C9', 'CT C7 C8 D6'] });
    t.trumpf(1, 'H');
    t.spielt(1, 'C6');
    t.spielt(2, 'CA');
    expect(t.plays(3)).toBe('CT');
  });

  test("the declarer's trick gets low points", () => {
    const t = dealt({ hands: ['H:J9AK CA', 'C9', 'CT C7 CK S:68T D:68T'] });
    t.trumpf(1, 'H');
    t.spielt(1, 'CA');
    t.spielt(2, 'C9');
    expect(t.plays(3)).toBe('C7');
  });

  test('last to play: the Buur is not spent on an empty trick, a lost Ace is worth a small trump', () => {
    const t = dealt({ hands: ['C7', 'C9', 'H:J9A6 C8 SA S7 D6 D7'] });
    t.says(1, 'weiter');
    t.says(2, 'weiter');
    t.trumpf(3, 'H');
    t.spielt(1, 'C7');
    t.spielt(2, 'C9');
    expect(t.plays(3)).toBe('C8');

    const u = dealt({ hands: ['CA', 'CT', 'H:J9A6 SA S7 S8 D6 D7'] });
    u.says(1, 'weiter');
    u.says(2, 'weiter');
    u.trumpf(3, 'H');
    u.spielt(1, 'CA');
    u.spielt(2, 'CT');
    expect(u.plays(3)).toBe('H6');
  });
});
