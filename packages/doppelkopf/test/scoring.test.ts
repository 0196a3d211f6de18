import { SEATS } from '@stammtisch/kit';
import { describe, expect, test } from 'vitest';
import { ANSAGEN, type Ansage, type DoppelkopfOptions, type Scored, scoreDeal } from '../src/index.ts';
import { rankingOf } from '../src/ranking.ts';
import examples from './examples/doppelkopf-scores.json' with { type: 'json' };
import { optionsWith, PLAIN, table } from './support/table.ts';

const KINDS = ['normal', 'hochzeit', 'solo', 'still'] as const;
const seatsOf = (list: readonly number[]) => SEATS.filter((seat) => list.includes(seat));
const ansagenOf = (list: readonly string[]) => ANSAGEN.filter((ansage) => list.includes(ansage));

/** A deal of seats 0 and 2 against 1 and 3, but for what is said. */
function score(deal: Partial<Scored> & { re?: Scored['re'] }, options: Partial<DoppelkopfOptions> = {}) {
  const base: Scored = {
    kind: 'normal',
    suit: null,
    re: [0, 2],
    reAugen: 130,
    reTricks: 6,
    knocks: 0,
    ansagen: { re: [], kontra: [] },
  };
  return scoreDeal({ ...base, ...deal }, optionsWith(options));
}

const said = (re: readonly Ansage[], kontra: readonly Ansage[] = []) => ({ ansagen: { re, kontra } });

describe('winning and points', () => {
  test.each(examples)(
    'DK-22 … DK-28 $kind, Re $reAugen, $announcedRe, $announcedKontra, $knocks',
    (example) => {
      const kind = KINDS.find((one) => one === example.kind) ?? 'normal';
      const { result } = score({
        kind,
        suit: kind === 'solo' ? 'H' : null,
        re: seatsOf(example.re),
        reAugen: example.reAugen,
        reTricks: example.reTricks,
        knocks: example.knocks,
        ...said(ansagenOf(example.announcedRe), ansagenOf(example.announcedKontra)),
      });
      expect(result).toMatchObject(example.expect);
      expect(result.announcements).toBe(example.announcedRe.length + example.announcedKontra.length);
      expect(result.kontraAugen).toBe(240 - example.reAugen);
    },
  );

  test('DK-22 without Absage Re needs 121; kontraAllein121: 120 if only Kontra was announced', () => {
    const winner = (reAugen: number, ansagen: ReturnType<typeof said>, kontraAllein121: boolean) =>
      score({ reAugen, ...ansagen }, { kontraAllein121 }).result.winner;
    expect(winner(120, said([], ['kontra']), false)).toBe('kontra');
    expect(winner(120, said([], ['kontra']), true)).toBe('re');
    expect(winner(119, said([], ['kontra']), true)).toBe('kontra');
    expect(winner(120, said(['re'], ['kontra']), true)).toBe('kontra');
    expect(winner(120, said([]), true)).toBe('kontra');
    expect(winner(120, said(['re']), true)).toBe('kontra');
    expect(score({ ...said([], ['kontra']) }, { kontraAllein121: true }).needed).toBe(120);
  });

  test('DK-23 keine90 failed is lost, whatever Re has', () => {
    const lost = score({ reAugen: 150, ...said(['re', 'keine90']) });
    expect(lost).toMatchObject({ why: 'absageVerfehlt', result: { winner: 'kontra', base: 2, points: 8 } });
    const won = score({ reAugen: 151, ...said(['re', 'keine90']) });
    expect(won).toMatchObject({ why: 'absageErfuellt', result: { winner: 're' } });
  });

  test('DK-23 every level that was announced has to hold', () => {
    const won = (reAugen: number, ...levels: Ansage[]) =>
      score({ reAugen, reTricks: 11, ...said(['re', ...levels]) }).result.winner === 're';
    expect([won(180, 'keine90', 'keine60'), won(181, 'keine90', 'keine60')]).toEqual([false, true]);
    expect([won(210, 'keine30'), won(211, 'keine30')]).toEqual([false, true]);
  });

  test('DK-23 schwarz goes by tricks: one without Augen is too many', () => {
    const schwarz = (reTricks: number) =>
      score({ reAugen: 240, reTricks, ...said(['schwarz']) }).result.winner;
    expect([schwarz(12), schwarz(11)]).toEqual(['re', 'kontra']);
    const kontra = (reTricks: number) =>
      score({ reAugen: 0, reTricks, ...said([], ['schwarz']) }).result.winner;
    expect([kontra(0), kontra(1)]).toEqual(['kontra', 're']);
  });

  test('DK-23 both with Absagen: the one that succeeds wins, else nobody', () => {
    const both = said(['re', 'keine90'], ['kontra', 'keine90']);
    expect(score({ reAugen: 89, ...both }).result.winner).toBe('kontra');
    expect(score({ reAugen: 151, ...both }).result.winner).toBe('re');
    const nobody = score({ reAugen: 150, ...both });
    expect(nobody).toMatchObject({ why: 'beideVerfehlt', parts: [] });
    expect(nobody.result).toMatchObject({
      winner: null,
      base: 0,
      announcements: 4,
      points: 0,
      scores: [0, 0, 0, 0],
    });
  });

  const literally = { absageVerfehlt: 'nurVerdoppelt' } as const;

  test.each([
    // Re's Augen, who said what → who wins, base, points: 121 win for Re, 120 for Kontra.
    ['Re fails keine 90 and has 121', 121, said(['re', 'keine90']), 're', 1, 4],
    ['Re fails keine 90 and has 120', 120, said(['re', 'keine90']), 'kontra', 2, 8],
    ['Re keeps keine 90', 151, said(['re', 'keine90']), 're', 2, 8],
    ['Re keeps keine 90 and fails keine 60', 170, said(['re', 'keine90', 'keine60']), 're', 2, 16],
    ['Kontra fails keine 90 and Re has 121', 121, said([], ['kontra', 'keine90']), 're', 1, 4],
    ['Kontra fails keine 90 and Re has 120', 120, said([], ['kontra', 'keine90']), 'kontra', 2, 8],
    ['Kontra keeps keine 90', 89, said([], ['kontra', 'keine90']), 'kontra', 3, 12],
    ['both fail keine 90', 130, said(['re', 'keine90'], ['kontra', 'keine90']), 're', 1, 16],
    ['both fail keine 90 with 120', 120, said(['re', 'keine90'], ['kontra', 'keine90']), 'kontra', 2, 32],
    ['Re keeps keine 90, Kontra does not', 151, said(['re', 'keine90'], ['kontra', 'keine90']), 're', 2, 32],
  ] as const)('DK-23 absageVerfehlt nurVerdoppelt: %s', (_, reAugen, ansagen, winner, base, points) => {
    const scored = score({ reAugen, ...ansagen }, literally);
    expect(scored).toMatchObject({ why: 'augen', needed: 121, result: { winner, base, points } });
    expect(scored.result.scores).toEqual(
      winner === 're' ? [points, -points, points, -points] : [-points, points, -points, points],
    );
  });

  test('DK-23 nurVerdoppelt: schwarz that fails wins by Augen and gives no point', () => {
    const { parts, result } = score({ reAugen: 240, reTricks: 11, ...said(['re', 'schwarz']) }, literally);
    expect(parts).toEqual([{ reason: 'gewonnen' }]);
    expect(result).toMatchObject({ winner: 're', base: 1, points: 4 });
  });

  test('DK-23 DK-24 DK-28 nurVerdoppelt: a soloist who fails keine 90 with 121 wins three times', () => {
    const solo = { kind: 'solo', suit: 'H', re: [1], ...said(['re', 'keine90']) } as const;
    expect(score({ ...solo, reAugen: 121 }, literally).result.scores).toEqual([-4, 12, -4, -4]);
    expect(score({ ...solo, reAugen: 120 }, literally).result.scores).toEqual([4, -12, 4, 4]);
  });

  test('DK-22 DK-25 nurVerdoppelt goes with kontraAllein121 and verfehltZaehlt', () => {
    const kontra = said([], ['kontra', 'keine90']);
    expect(score({ reAugen: 120, ...kontra }, { ...literally, kontraAllein121: true }).result.winner).toBe(
      're',
    );
    const { parts } = score({ reAugen: 121, ...kontra }, { ...literally, verfehltZaehlt: true });
    expect(parts).toEqual([{ reason: 'gewonnen' }, { reason: 'verfehlt', ansage: 'keine90' }]);
  });

  test('DK-26 every announcement doubles, Re and Kontra too, whoever made it and whether it failed', () => {
    const points = (...ansagen: Parameters<typeof said>) =>
      score({ reAugen: 140, ...said(...ansagen) }).result.points;
    expect([points([]), points(['re']), points(['re'], ['kontra'])]).toEqual([1, 2, 4]);
    expect([points(['re', 'keine90']), points([], ['kontra', 'keine90'])]).toEqual([8, 4]);
  });

  test('DK-24 soloVerlust and stillVerlust: what a lost game alone is worth', () => {
    const base = (kind: Scored['kind'], re: Scored['re'], options: Partial<DoppelkopfOptions>) =>
      score({ kind, re, reAugen: 100 }, options).result.base;
    expect([1, 2].map((n) => base('solo', [1], { soloVerlust: n === 1 ? 1 : 2 }))).toEqual([1, 2]);
    for (const kind of ['still', 'hochzeit'] as const) {
      expect([1, 2].map((n) => base(kind, [1], { stillVerlust: n === 1 ? 1 : 2 }))).toEqual([1, 2]);
    }
    expect(base('hochzeit', [1, 3], { stillVerlust: 1 })).toBe(2);
    expect(base('normal', [1, 3], { stillVerlust: 1, soloVerlust: 1 })).toBe(2);
    expect(base('solo', [1], { stillVerlust: 2 })).toBe(1);
    expect(base('still', [1], { soloVerlust: 1 })).toBe(2);
  });

  test('DK-25 only what the winners announced counts; verfehltZaehlt adds the loser’s missed levels', () => {
    const lost = { reAugen: 170, ...said(['re', 'keine90', 'keine60', 'keine30'], ['kontra']) };
    expect(score(lost).parts).toEqual([{ reason: 'gewonnen' }, { reason: 'gegenDieAlten' }]);
    const counted = score(lost, { verfehltZaehlt: true });
    expect(counted.parts).toEqual([
      { reason: 'gewonnen' },
      { reason: 'gegenDieAlten' },
      { reason: 'verfehlt', ansage: 'keine60' },
      { reason: 'verfehlt', ansage: 'keine30' },
    ]);
    expect(counted.result).toMatchObject({ base: 4, points: 4 * 32 });
    const own = score(
      { reAugen: 155, ...said(['re', 'keine90'], ['kontra', 'keine90']) },
      { verfehltZaehlt: true },
    );
    expect(own.parts).toEqual([
      { reason: 'gewonnen' },
      { reason: 'angesagt', ansage: 'keine90' },
      { reason: 'verfehlt', ansage: 'keine90' },
    ]);
  });

  test('DK-18 DK-25 a level said alone is +1', () => {
    const { result } = score({ reAugen: 200, ...said(['keine60']) }, { ansageLeiter: false });
    expect(result).toMatchObject({ winner: 're', base: 2, announcements: 1, points: 4 });
  });

  test('DK-28 a deal is written in the totals, with its steps in the report', () => {
    const t = table({ options: { klopfen: 'always' }, scores: [5, 0, 0, -5] });
    t.deal(PLAIN);
    t.says(2, 'klopfen');
    t.answers();
    t.sagt(1, 're');
    const row = t.playOut();
    const { result, score: sheet, seats } = t.view('public');
    expect(row.scores.reduce<number>((sum, n) => sum + n, 0)).toBe(0);
    expect(sheet.totals).toEqual([5, 0, 0, -5].map((n, i) => n + (row.scores[i] ?? 0)));
    expect(sheet.deals).toEqual([row]);
    expect(result).toMatchObject({
      ...row,
      why: 'augen',
      needed: 121,
      doublings: [
        { reason: 'ansage', seat: 1, ansage: 're', trick: 1 },
        { reason: 'klopfen', seat: 2 },
      ],
    });
    const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);
    expect([sum(result?.augen ?? []), sum(result?.tricks ?? [])]).toEqual([240, 12]);
    expect((result?.augen[1] ?? 0) + (result?.augen[3] ?? 0)).toBe(row.reAugen);
    expect(result?.hands[1]?.slice(0, 3)).toEqual(['CA', 'CT', 'D9']);
    expect(seats.map((seat) => seat.party)).toEqual(['kontra', 're', 'kontra', 're']);
    expect(seats.map((seat) => seat.augen)).toEqual(result?.augen);
  });

  test('DK-2 nobody’s Augen are shown while a deal is played', () => {
    const t = table();
    t.deal(PLAIN);
    t.answers();
    t.playTo(6);
    expect(t.view('public').seats.map((seat) => seat.augen)).toEqual([null, null, null, null]);
    expect(t.view('public').lastTrick?.augen).toBe(t.log.findLast((e) => e.type === 'stichGewonnen')?.augen);
  });
});

describe('the end of a match', () => {
  test('DK-29 ranked by total score, equal ones share a place: 1 2 2 4', () => {
    expect(rankingOf([3, 7, 3, -13])).toEqual([
      { seat: 1, place: 1, score: 7 },
      { seat: 0, place: 2, score: 3 },
      { seat: 2, place: 2, score: 3 },
      { seat: 3, place: 4, score: -13 },
    ]);
    expect(rankingOf([0, 0, 0, 0]).map((player) => player.place)).toEqual([1, 1, 1, 1]);
  });

  test.each([1, 2] as const)('DK-7 DK-29 after runden %i × 4 deals it is over', (runden) => {
    const t = table({ options: { runden } });
    for (let n = 1; n <= runden * 4; n++) {
      expect(t.view('public').ranking).toBeNull();
      t.deal();
      t.answers();
      t.playOut();
    }
    expect(t.log.slice(-2).map((event) => event.type)).toEqual(['spielGewertet', 'partieBeendet']);
    const { deal, ranking, score: sheet } = t.view('public');
    expect(deal).toMatchObject({ phase: 'ende', number: runden * 4, deals: runden * 4 });
    expect(t.awaited()).toEqual([]);
    expect(ranking).toEqual(rankingOf(sheet.totals));
    expect(t.tries('table', { type: 'geben', dealer: 1, deck: [] })).toBe('notNow');
  });
});
