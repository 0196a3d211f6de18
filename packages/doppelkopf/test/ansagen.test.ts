import { describe, expect, test } from 'vitest';
import { ANSAGEN } from '../src/index.ts';
import { ALONE, BRIDE, type Layout, PLAIN, playable, type Start, table } from './support/table.ts';

/** Hands in which every seat can play a trick of diamonds, hearts … without a Kreuz-Ass coming out. */
function plain(start: Start = {}, layout: Layout = PLAIN) {
  const t = table(start);
  t.deal(layout);
  t.answers();
  return t;
}

/** Lays low cards, no Kreuz-Ass while another may be laid, until it is this seat's turn in this trick. */
function until(t: ReturnType<typeof table>, trick: number, seat: 0 | 1 | 2 | 3) {
  for (let i = 0; i < 48; i++) {
    if (t.view('public').trick.number === trick && t.turn() === seat) return;
    const may = playable(t.state, t.turn());
    t.act(t.turn(), { type: 'spielen', card: may.find((card) => card !== 'CA') ?? may[0] ?? 'C9' });
  }
  throw new Error(`seat ${seat} has no turn in trick ${trick}`);
}

describe('announcements', () => {
  test('DK-17 only on turn and before the own card', () => {
    const t = plain();
    expect(t.ansagen(1)).toEqual(['re']);
    expect(t.may(1)[0]).toBe('ansage');
    expect(t.triesAnsage(2, 'kontra')).toBe('notYourTurn');
    expect(t.sagt(1, 're')).toEqual([{ type: 'angesagt', seat: 1, ansage: 're', trick: 1 }]);
    t.legt('CT');
    expect(t.triesAnsage(1, 're')).toBe('notYourTurn');
    expect(t.ansagen(2)).toEqual(['kontra']);
    expect(t.view('public').ansagen).toEqual([{ seat: 1, ansage: 're', trick: 1 }]);
  });

  test('DK-13 every refusal on turn has the same words', () => {
    const t = plain();
    for (const ansage of ANSAGEN) expect(t.triesAnsage(1, ansage)).toBe(ansage === 're' ? 'ok' : 'noAnsage');
    t.legt('CT');
    for (const ansage of ANSAGEN)
      expect(t.triesAnsage(2, ansage)).toBe(ansage === 'kontra' ? 'ok' : 'noAnsage');
  });

  test('DK-17 exact: each level in its own trick', () => {
    const t = plain();
    t.sagt(1, 're');
    const said = ['keine90', 'keine60', 'keine30', 'schwarz'] as const;
    said.forEach((ansage, i) => {
      until(t, i + 2, 1);
      expect(t.ansagen(1)).toEqual([ansage]);
      t.sagt(1, ansage);
      expect(t.ansagen(1)).toEqual([]);
    });
    until(t, 7, 1);
    expect(t.ansagen(1)).toEqual([]);
    const tricks = t.view('public').ansagen.map(({ ansage, trick }) => [ansage, trick]);
    expect(tricks).toEqual([['re', 1], ...said.map((ansage, i) => [ansage, i + 2])]);
  });

  test('DK-17 ansageFrist latest: up to its trick, several in one turn', () => {
    const t = plain({ options: { ansageFrist: 'latest' } });
    expect(t.ansagen(1)).toEqual(['re']);
    for (const ansage of ['re', 'keine90', 'keine60', 'keine30', 'schwarz'] as const) t.sagt(1, ansage);
    expect(t.ansagen(1)).toEqual([]);
    until(t, 1, 2);
    t.sagt(2, 'kontra');
    until(t, 3, 0);
    expect(t.ansagen(0)).toEqual([]); // keine90 would have been due in trick 2
  });

  test('DK-17 ansageFrist latest: an earlier level that was said in time lets the next follow until its own trick', () => {
    const t = plain({ options: { ansageFrist: 'latest' } });
    t.sagt(1, 're');
    t.sagt(1, 'keine90');
    until(t, 3, 3);
    expect(t.ansagen(3)).toEqual(['keine60']);
    until(t, 4, 3);
    expect(t.ansagen(3)).toEqual([]);
  });

  test('DK-18 each level needs the one before it by the same party, whichever member', () => {
    const t = plain();
    t.sagt(1, 're');
    t.playTo(2);
    for (let n = 0; n < 4; n++) {
      const seat = t.turn();
      expect(t.ansagen(seat)).toEqual(seat === 1 || seat === 3 ? ['keine90'] : []);
      t.act(seat, { type: 'spielen', card: playable(t.state, seat)[0] ?? 'C9' });
    }
  });

  test('DK-18 each once a party; both parties may announce', () => {
    const t = plain();
    t.sagt(1, 're');
    until(t, 1, 2);
    t.sagt(2, 'kontra');
    until(t, 1, 3);
    expect(t.triesAnsage(3, 're')).toBe('noAnsage');
    until(t, 1, 0);
    expect(t.triesAnsage(0, 'kontra')).toBe('noAnsage');
    until(t, 2, 3);
    t.sagt(3, 'keine90');
    until(t, 2, 0);
    t.sagt(0, 'keine90');
    until(t, 3, 1);
    expect(t.ansagen(1)).toEqual(['keine60']);
  });

  test('DK-18 ansageLeiter false waives the predecessor only', () => {
    const t = plain({ options: { ansageLeiter: false } });
    t.playTo(3);
    let said = false;
    for (let n = 0; n < 4; n++) {
      const seat = t.turn();
      const isRe = seat === 1 || seat === 3;
      expect(t.ansagen(seat)).toEqual(isRe && said ? [] : ['keine60']);
      if (isRe && !said) t.sagt(seat, 'keine60');
      said = said || isRe;
      t.act(seat, { type: 'spielen', card: playable(t.state, seat)[0] ?? 'C9' });
    }
    const latest = plain({ options: { ansageLeiter: false, ansageFrist: 'latest' } });
    expect(latest.ansagen(1)).toEqual(['re', 'keine90', 'keine60', 'keine30', 'schwarz']);
  });

  test('DK-19 in a Hochzeit nothing before the Klärungsstich is over, not even under latest', () => {
    for (const ansageFrist of ['exact', 'latest'] as const) {
      const t = table({ options: { ansageFrist } });
      t.deal(BRIDE);
      t.answers(1);
      for (let laid = 0; laid < 8; laid++) {
        for (const ansage of ANSAGEN) expect(t.triesAnsage(t.turn(), ansage)).toBe('noAnsage');
        t.legt(['CA', 'C9', 'C9', 'CJ', 'D9', 'DA', 'DT', 'DT'][laid] ?? '');
      }
      expect(t.ansagen(t.turn())).toEqual(['re']);
    }
  });

  test('DK-19 unmatched counts as found in trick 3', () => {
    const t = table();
    t.deal(ALONE);
    t.answers(1);
    t.legt('CA C9 CJ CK CA C9 CQ CK CT CJ CQ');
    t.act(0, { type: 'spielen', card: playable(t.state, 0)[0] ?? 'C9' });
    expect(t.ansagen(1)).toEqual(['re']);
    t.sagt(1, 're');
    until(t, 4, 2);
    expect(t.ansagen(2)).toEqual(['kontra']);
    until(t, 5, 1);
    expect(t.ansagen(1)).toEqual(['keine90']);
  });

  test('DK-19 DK-11 in a Solo the soloist is Re, the others Kontra, in the normal tricks', () => {
    const t = table();
    t.deal(PLAIN);
    t.says(1, 'gesund');
    t.solo(2, 'D');
    expect(t.ansagen(1)).toEqual(['kontra']);
    t.legt('CA');
    expect(t.ansagen(2)).toEqual(['re']);
    expect(t.triesAnsage(2, 'kontra')).toBe('noAnsage');
  });

  test('DK-19 DK-10 in a stilles Solo all may announce as in a normal game', () => {
    const t = table();
    t.deal(BRIDE);
    t.answers();
    expect(t.ansagen(1)).toEqual(['re']);
    t.legt('D9');
    expect(t.ansagen(2)).toEqual(['kontra']);
    t.sagt(2, 'kontra');
    t.legt('DA');
    expect(t.ansagen(3)).toEqual([]);
  });

  test('DK-20 they stay with seat and trick in the row of the deal', () => {
    const t = plain();
    t.sagt(1, 're');
    until(t, 2, 3);
    t.sagt(3, 'keine90');
    const row = t.playOut();
    const made = [
      { seat: 1, ansage: 're', trick: 1 },
      { seat: 3, ansage: 'keine90', trick: 2 },
    ];
    expect(row.ansagen).toEqual(made);
    expect(row.announcements).toBe(2);
    expect(t.view('public').ansagen).toEqual([]);
  });
});
