import { SEATS } from '@stammtisch/kit';
import { describe, expect, test } from 'vitest';
import { BRIDE, PLAIN, playable, table } from './support/table.ts';

function plain(options: Parameters<typeof table>[0] = {}) {
  const t = table(options);
  t.deal(PLAIN);
  t.answers();
  return t;
}

describe('the worked examples of the rules', () => {
  test('DK-13 DK-17 trick 1, on turn, one CA in hand: re accepted, kontra refused in the words of any other', () => {
    const t = plain();
    expect(t.triesAnsage(1, 're')).toBe('ok');
    expect(t.triesAnsage(1, 'kontra')).toBe('noAnsage');
    expect(t.triesAnsage(1, 'keine90')).toBe('noAnsage');
  });

  test('DK-18 trick 2 keine90 without a Re or Kontra of the own party: refused', () => {
    const t = plain();
    t.legt('CT C9 CA CJ');
    for (let n = 0; n < 4; n++) {
      expect(t.triesAnsage(t.turn(), 'keine90')).toBe('noAnsage');
      t.act(t.turn(), { type: 'spielen', card: t.view(t.turn()).hand?.cards.at(-1) ?? 'C9' });
      if (t.view('public').trick.number > 2) break;
    }
  });

  test('DK-13 DK-18 the partner said Re in trick 1: keine90 accepted, and I am publicly Re', () => {
    const t = plain();
    t.sagt(1, 're');
    t.legt('CT C9 C9 CJ');
    expect(t.turn()).toBe(1);
    t.legt('D9 DJ');
    expect(t.parties()).toEqual([null, 're', null, null]);
    t.sagt(3, 'keine90');
    expect(t.view('public').seats[3].party).toBe('re');
  });

  test('DK-18 Re in trick 1, nothing in 2, keine60 in 3: refused', () => {
    const t = plain();
    t.sagt(1, 're');
    t.playTo(3);
    for (let n = 0; n < 4; n++) {
      expect(t.triesAnsage(t.turn(), 'keine60')).toBe('noAnsage');
      const card = t.legal(t.turn()).flatMap((i) => (i.type === 'spielen' ? [i.card] : []))[0] ?? 'C9';
      t.act(t.turn(), { type: 'spielen', card });
    }
  });

  test('DK-18 Re and Kontra both in trick 1: both stand', () => {
    const t = plain();
    t.sagt(1, 're');
    t.legt('CT');
    t.sagt(2, 'kontra');
    expect(t.view('public').ansagen.map((made) => made.ansage)).toEqual(['re', 'kontra']);
    expect(t.playOut()).toMatchObject({ announcements: 2 });
  });

  test('DK-19 Hochzeit found in trick 2: Re and Kontra in 3, keine90 4, keine60 5, keine30 6, schwarz 7', () => {
    const t = table();
    t.deal(BRIDE);
    t.answers(1);
    t.legt('CA C9 C9 CJ D9 DA DT DT');
    const open: string[] = [];
    for (let laid = 8; laid < 48; laid++) {
      const { number } = t.view('public').trick;
      const seat = t.turn();
      for (const ansage of t.ansagen(seat)) {
        open.push(`${number} ${ansage}`);
        if (ansage !== 'kontra') t.sagt(seat, ansage);
      }
      const card = t.legal(seat).flatMap((i) => (i.type === 'spielen' ? [i.card] : []))[0] ?? 'C9';
      t.act(seat, { type: 'spielen', card });
    }
    expect([...new Set(open)].sort()).toEqual([
      '3 kontra',
      '3 re',
      '4 keine90',
      '5 keine60',
      '6 keine30',
      '7 schwarz',
    ]);
  });

  test('DK-10 DK-13 both CA, answered gesund: no other view differs from a plain deal until the second CA lies', () => {
    // Seat 3 holds a Kreuz-Ass in the plain deal, a Nine in the other; seat 1 the other way round.
    const still = table();
    still.deal(['CA CA CT D9 DJ', 'C9 DQ DK S9', 'C9 CJ DQ SJ', 'CJ DJ DK SQ']);
    const normal = table();
    normal.deal(['CA C9 CT D9 DJ', 'C9 DQ DK S9', 'CA CJ DQ SJ', 'CJ DJ DK SQ']);
    const seen = (t: typeof still) =>
      JSON.stringify([t.view('public'), t.view(0), t.view(2), t.may(0), t.may(2)]);
    const both = [still, normal];
    const same = () => expect(seen(still)).toBe(seen(normal));
    for (const t of both) t.answers();
    same();
    for (const card of ['CT', 'C9', 'CJ', 'CJ', 'CA'] as const) {
      for (const t of both) t.legt(card);
      same();
    }
    expect(still.parties()).toEqual([null, 're', null, null]);
    expect(still.view(1).own).toMatchObject({ party: 're', still: true });
    expect(normal.view(1).own).toMatchObject({ party: 're', still: false });
    while (still.turn() !== 1) still.legt(playable(still.state, still.turn())[0] ?? '');
    expect(still.parties()).toEqual([null, 're', null, null]);
    still.legt('CA');
    expect(still.parties()).toEqual(['kontra', 're', 'kontra', 'kontra']);
  });

  test('DK-8 seat 1 is Vorhand, gesund; seat 2 solo H: seats 3 and 0 are not asked', () => {
    const t = table();
    t.deal(PLAIN);
    t.says(1, 'gesund');
    t.solo(2, 'H');
    expect(t.view('public').seats.map((seat) => seat.answered)).toEqual([false, true, true, false]);
    expect(t.view('public').deal).toMatchObject({ phase: 'spiel' });
    expect(t.awaited()).toEqual([1]);
  });

  test('DK-21 klopfen on, four cards laid, not on turn: accepted; five laid, or a second knock: refused', () => {
    const t = plain({ options: { klopfen: 'always' } });
    t.legt('CT C9 CA CJ');
    const [other] = SEATS.filter((seat) => seat !== t.turn());
    expect(t.tries(other ?? 0, { type: 'klopfen' })).toBe('ok');
    t.says(other ?? 0, 'klopfen');
    expect(t.tries(other ?? 0, { type: 'klopfen' })).toBe('alreadySaid');
    t.legt('D9');
    expect(SEATS.map((seat) => t.tries(seat, { type: 'klopfen' }))).toEqual(Array(4).fill('notNow'));
  });
});
