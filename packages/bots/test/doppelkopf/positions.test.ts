import { type DoppelkopfOptions, doppelkopfIntentSchema } from '@stammtisch/doppelkopf';
import type { Seat } from '@stammtisch/kit';
import { describe, expect, test } from 'vitest';
import { type Layout, table } from '../../../doppelkopf/test/support/table.ts';
import { BOTS } from '../../src/index.ts';

/** Seat 0 deals, seat 1 is Vorhand. */
function dealt(layout: Layout, options: Partial<DoppelkopfOptions> = {}) {
  const t = table({ options });
  t.deal(layout);
  const bot = (seat: Seat) => BOTS.doppelkopf({ ...t.view(seat), table: { awaited: t.awaited() } }, seat);
  /** The card that the computer plays, after all that it announces before. */
  const plays = (seat: Seat): string | null => {
    const intent = doppelkopfIntentSchema.safeParse(bot(seat)).data;
    if (intent?.type !== 'ansage') return intent?.type === 'spielen' ? intent.card : null;
    t.act(seat, intent);
    return plays(seat);
  };
  const { solo, answers, legt, sagt, says, turn } = t;
  return { solo, answers, legt, sagt, says, turn, bot, plays };
}

const WEAK = 'CJ S:9JQ H:9JQK D:9JQK';
const STRONG_RE = 'C:ATTK S:AAT H:AA D:AA9';
const STRONG_KONTRA = 'C:TTKKQ S:AAT H:A D:AA9';

describe('the answer to the question', () => {
  test('DK-8 a weak or plain hand is healthy', () => {
    expect(dealt([WEAK]).bot(1)).toEqual({ type: 'gesund' });
    expect(dealt(['C:A9J S:TKQ H:T9J D:AKQ']).bot(1)).toEqual({ type: 'gesund' });
  });

  test('DK-4 only a really strong hand plays a Solo, in its suit', () => {
    expect(dealt(['H:AATTKKQ CA CT SA DA DA']).bot(1)).toEqual({ type: 'solo', suit: 'H' });
    expect(dealt(['H:ATKQJ CA CK SA S9 DA DT']).bot(1)).toEqual({ type: 'gesund' });
  });

  test('DK-9 both Kreuz-Asse make a Hochzeit', () => {
    expect(dealt(['C:AA9 S:TKQ H:T9J D:AKQ']).bot(1)).toEqual({ type: 'hochzeit' });
  });

  test('DK-10 on a very strong hand they stay in hiding, where a Solo would lose more', () => {
    const hand = 'C:AATTKKQQ SA SA DA HA';
    const options = { soloVerlust: 2, stillVerlust: 1 } as const;
    expect(dealt([hand], options).bot(1)).toEqual({ type: 'gesund' });
  });
});

describe('announcements', () => {
  const said = (hand: string) => {
    const t = dealt([hand]);
    t.answers();
    return t.bot(1);
  };

  test('DK-17 a strong hand says Re or Kontra before its first card', () => {
    expect(said(STRONG_RE)).toEqual({ type: 'ansage', ansage: 're' });
    expect(said(STRONG_KONTRA)).toEqual({ type: 'ansage', ansage: 'kontra' });
  });

  test('a weak one lays its card', () => {
    expect(said(WEAK)).toMatchObject({ type: 'spielen' });
  });

  test('DK-18 clearly ahead it goes on to keine 90', () => {
    const t = dealt([STRONG_RE, 'C9', 'CA S9', 'CJ SJ']);
    t.answers();
    t.sagt(1, 're');
    t.legt('CT C9 CA CJ');
    t.legt('S9 SJ');
    expect(t.bot(1)).toEqual({ type: 'ansage', ansage: 'keine90' });
  });
});

describe('klopfen', () => {
  const knocks = (hand: string, options: Partial<DoppelkopfOptions> = { klopfen: 'always' }) => {
    const t = dealt(['', hand], options);
    t.answers();
    return t.bot(2);
  };

  test('DK-21 a strong hand knocks out of turn, once', () => {
    expect(knocks(STRONG_RE)).toEqual({ type: 'klopfen' });
    const t = dealt(['', STRONG_RE], { klopfen: 'always' });
    t.answers();
    t.says(2, 'klopfen');
    expect(t.bot(2)).toBe(null);
  });

  test('a weak one does not, nor where there is no knocking', () => {
    expect(knocks(WEAK)).toBe(null);
    expect(knocks(STRONG_RE, {})).toBe(null);
  });
});

describe('playing', () => {
  test('an As is led while all can still follow', () => {
    const t = dealt(['DA D9 C9 CJ S9 SJ SQ H9 HJ HQ HK HT']);
    t.answers();
    expect(t.plays(1)).toBe('DA');
  });

  test("a partner's sure trick is smeared", () => {
    const t = dealt(['CA CA CT CT CK S9 SA', 'SA', 'H:99JJQQKK D:T9JJ', 'SJ']);
    t.solo(1, 'C');
    t.legt('S9 SA');
    expect(t.plays(3)).toBe('DT');
  });

  test('an opponent gets what costs least', () => {
    const t = dealt(['CA CA CT CT CK SA', 'S9', 'S:TJ9 H:AT D:T9', 'SA']);
    t.solo(1, 'C');
    t.legt('SA S9');
    expect(t.plays(3)).toMatch(/^S[9J]$/);
  });

  test('the last to play wins Augen as cheaply as they can', () => {
    const t = dealt(['DT', 'DK', 'DA', 'C:9T S:9TA H:9JQKTAA']);
    t.answers();
    t.legt('DT DK DA');
    expect(t.plays(0)).toMatch(/^[HS][9JQKT]$/);
  });

  test('DK-12 whoever is not the bride tries to become her partner, and she lets them', () => {
    const t = dealt(['CA CA D9 DJ', 'DQ', 'DK', 'DA D9']);
    t.answers(1);
    t.legt('DJ DQ DK');
    expect(t.plays(0)).toBe('DA');
  });

  test('a seat that nobody waits for waits', () => {
    const t = dealt([WEAK]);
    expect([t.bot(0), t.bot(2), t.bot(3)]).toEqual([null, null, null]);
  });
});
