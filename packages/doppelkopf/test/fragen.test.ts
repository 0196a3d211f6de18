import { SEATS } from '@stammtisch/kit';
import { describe, expect, test } from 'vitest';
import { doppelkopfGame } from '../src/index.ts';
import { ALONE, BRIDE, PLAIN, table } from './support/table.ts';

const SOLI = ['solo', 'solo', 'solo', 'solo'];

describe('the asking', () => {
  test('DK-8 from Vorhand on, each in turn; any hand may play any Solo', () => {
    const t = table();
    t.deal(PLAIN);
    for (const seat of [1, 2, 3, 0] as const) {
      expect(t.awaited()).toEqual([seat]);
      expect(t.may(seat)).toEqual(['gesund', ...SOLI]);
      for (const other of [0, 1, 2, 3] as const) {
        if (other !== seat) expect(t.tries(other, { type: 'gesund' })).toBe('notYourTurn');
      }
      expect(t.tries(seat, { type: 'spielen', card: 'CA' })).toBe('notNow');
      expect(t.tries(seat, { type: 'ansage', ansage: 're' })).toBe('notNow');
      expect(t.says(seat, 'gesund')).toEqual([{ type: 'geantwortet', seat, answer: 'gesund' }]);
    }
    expect(t.view('public').deal).toMatchObject({ phase: 'spiel', kind: 'normal' });
    expect(t.awaited()).toEqual([1]);
    expect(t.tries(1, { type: 'solo', suit: 'C' })).toBe('notNow');
  });

  test('DK-8 the first Solo ends the asking', () => {
    const t = table();
    t.deal(PLAIN);
    t.says(1, 'gesund');
    expect(t.solo(2, 'H')).toEqual([{ type: 'soloAngesagt', seat: 2, suit: 'H' }]);
    const { deal, seats } = t.view('public');
    expect(deal).toMatchObject({
      phase: 'spiel',
      kind: 'solo',
      solo: { seat: 2, suit: 'H' },
      hochzeit: null,
    });
    expect(seats.map((seat) => seat.answered)).toEqual([false, true, true, false]);
    expect(seats.map((seat) => seat.party)).toEqual(['kontra', 'kontra', 're', 'kontra']);
    for (const seat of [3, 0] as const) expect(t.tries(seat, { type: 'gesund' })).toBe('notNow');
  });

  test('DK-14 soloAusspiel: Vorhand leads, or the soloist', () => {
    const leader = (soloAusspiel: 'vorhand' | 'soloist') => {
      const t = table({ options: { soloAusspiel } });
      t.deal(PLAIN);
      t.says(1, 'gesund');
      t.says(2, 'gesund');
      t.solo(3, 'D');
      return t.awaited();
    };
    expect(leader('vorhand')).toEqual([1]);
    expect(leader('soloist')).toEqual([3]);
  });

  test('DK-4 DK-11 a Kreuz-Solo keeps the order, the soloist plays alone', () => {
    const t = table();
    t.deal(PLAIN);
    t.solo(1, 'C');
    expect(t.playOut()).toMatchObject({ kind: 'solo', suit: 'C', re: [1] });
  });
});

describe('Hochzeit', () => {
  test('DK-9 it needs both Kreuz-Asse', () => {
    const t = table();
    t.deal(PLAIN);
    expect(t.tries(1, { type: 'hochzeit' })).toBe('noHochzeit');
    expect(t.tries(2, { type: 'hochzeit' })).toBe('notYourTurn');
    const bride = table();
    bride.deal(BRIDE);
    expect(bride.may(1)).toEqual(['gesund', 'hochzeit', ...SOLI]);
  });

  test('DK-9 sealed until all four have answered, then public', () => {
    const t = table();
    t.deal(BRIDE);
    const [answer] = t.says(1, 'hochzeit');
    if (answer === undefined) throw new Error('no answer');
    expect(answer).toEqual({ type: 'geantwortet', seat: 1, answer: 'hochzeit' });
    expect(doppelkopfGame.redact(answer, 1)).toEqual(answer);
    for (const viewer of [0, 2, 3, 'public'] as const) {
      expect(doppelkopfGame.redact(answer, viewer)).toEqual({ ...answer, answer: null });
      expect(JSON.stringify(t.view(viewer))).not.toContain(':"hochzeit"');
    }
    expect(t.view(1).own).toEqual({ party: null, answer: 'hochzeit', still: false });
    t.says(2, 'gesund');
    t.says(3, 'gesund');
    expect(t.view('public').deal).toMatchObject({ phase: 'fragen', kind: null, hochzeit: null });
    expect(t.says(0, 'gesund')).toEqual([
      { type: 'geantwortet', seat: 0, answer: 'gesund' },
      { type: 'hochzeitAngesagt', seat: 1 },
    ]);
    const hochzeit = { seat: 1, klaerung: null, partner: null, allein: false };
    expect(t.view('public').deal).toMatchObject({ phase: 'spiel', kind: 'hochzeit', hochzeit });
    expect(t.parties()).toEqual([null, 're', null, null]);
    expect(SEATS.map((seat) => t.view(seat).own?.party)).toEqual([null, 're', null, null]);
  });

  test('DK-9 the dealer’s own Hochzeit is public at once, as the last answer', () => {
    const t = table();
    t.deal(['', '', '', 'CA CA']);
    for (const seat of [1, 2, 3] as const) t.says(seat, 'gesund');
    expect(t.says(0, 'hochzeit')).toEqual([
      { type: 'geantwortet', seat: 0, answer: 'hochzeit' },
      { type: 'hochzeitAngesagt', seat: 0 },
    ]);
  });

  test('DK-9 if a Solo is played it never becomes known', () => {
    const t = table();
    t.deal(BRIDE);
    t.says(1, 'hochzeit');
    t.solo(2, 'S');
    expect(t.view('public').deal).toMatchObject({ kind: 'solo', hochzeit: null });
    const row = t.playOut();
    expect(row).toMatchObject({ kind: 'solo', re: [2] });
    expect(t.log.some((event) => event.type === 'hochzeitAngesagt')).toBe(false);
    for (const viewer of [0, 1, 2, 3, 'public', 'audit'] as const) {
      expect(JSON.stringify(t.view(viewer))).not.toContain(':"hochzeit"');
    }
  });

  test('DK-12 the first trick of another seat finds the partner', () => {
    const t = table();
    t.deal(BRIDE);
    t.answers(1);
    t.legt('CA C9 C9 CJ');
    expect(t.view('public').deal.hochzeit).toMatchObject({ klaerung: null });
    t.legt('D9 DA DT DT');
    expect(t.log.slice(-2)).toMatchObject([
      { type: 'stichGewonnen', seat: 2 },
      { type: 'hochzeitGeklaert', partner: 2, trick: 2 },
    ]);
    const hochzeit = { seat: 1, klaerung: 2, partner: 2, allein: false };
    expect(t.view('public').deal.hochzeit).toEqual(hochzeit);
    expect(t.parties()).toEqual(['kontra', 're', 're', 'kontra']);
    expect(t.view(3).own).toEqual({ party: 'kontra', answer: 'gesund', still: false });
    expect(t.playOut()).toMatchObject({ kind: 'hochzeit', re: [1, 2] });
  });

  test('DK-12 who wins tricks 1 to 3 herself plays alone', () => {
    const t = table();
    t.deal(ALONE);
    t.answers(1);
    t.legt('CA C9 CJ CK CA C9 CQ CK CT CJ CQ');
    expect(t.parties()).toEqual([null, 're', null, null]);
    const card = t.legal(0).flatMap((i) => (i.type === 'spielen' ? [i.card] : []))[0] ?? 'C9';
    expect(t.act(0, { type: 'spielen', card }).slice(-1)).toEqual([{ type: 'hochzeitAllein' }]);
    expect(t.view('public').deal.hochzeit).toEqual({ seat: 1, klaerung: 3, partner: null, allein: true });
    expect(t.parties()).toEqual(['kontra', 're', 'kontra', 'kontra']);
    expect(t.playOut()).toMatchObject({ kind: 'hochzeit', re: [1] });
  });

  test('DK-10 both Kreuz-Asse and gesund: a stilles Solo, known to its player alone', () => {
    const t = table();
    t.deal(BRIDE);
    t.answers();
    expect(t.view('public').deal).toMatchObject({ kind: 'normal', solo: null, hochzeit: null });
    expect(t.view(1).own).toEqual({ party: 're', answer: 'gesund', still: true });
    expect(t.view(2).own).toEqual({ party: 'kontra', answer: 'gesund', still: false });
    expect(t.playOut()).toMatchObject({ kind: 'still', suit: null, re: [1] });
  });
});
