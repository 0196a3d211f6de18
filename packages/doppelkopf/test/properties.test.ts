import { type By, SEATS, type Seat } from '@stammtisch/kit';
import {
  always,
  checkEvolveTotal,
  checkPlainJson,
  expectAwaitedCanAct,
  expectExactlyLegal,
  expectNotForOthers,
  expectOpenedInDeal,
  expectStrictlyParsed,
} from '@stammtisch/kit/testing';
import { describe, expect, test } from 'vitest';
import {
  ANSAGEN,
  type Ansage,
  type DoppelkopfIntent,
  type DoppelkopfState,
  doppelkopfGame,
  PACK,
  type SpielStage,
  sumAugen,
} from '../src/index.ts';
import { EVERY } from './support/every.ts';
import { playRandomly, suite } from './support/play.ts';
import { legalOf, optionsWith } from './support/table.ts';

function allCards({ stage }: DoppelkopfState) {
  if (stage.phase === 'bereit' || stage.phase === 'ende') return PACK;
  const play = stage.phase === 'spiel' ? stage.play : null;
  const laid = [...(play?.trick ?? []), ...(play?.tricks ?? []).flatMap((trick) => trick.cards)];
  return [...stage.deal.hands.flat(), ...laid.map((played) => played.card)];
}

const accepts = (state: DoppelkopfState, by: By, intent: DoppelkopfIntent) =>
  doppelkopfGame.decide(state, by, intent).ok;

/** DK-17 … DK-19 once more, sentence by sentence, against which the code is checked. */
function mayAnnounce(state: DoppelkopfState, stage: SpielStage, seat: Seat, ansage: Ansage): boolean {
  const { ansageFrist, ansageLeiter } = state.options;
  const { contract, play } = stage;
  if (doppelkopfGame.awaited(state)[0] !== seat) return false;
  if (contract.kind === 'hochzeit' && contract.klaerung === null) return false;
  const k = contract.kind === 'hochzeit' ? (contract.klaerung?.trick ?? 0) : 0;
  const isRe = (other: Seat) => contract.re.includes(other);
  if (ansage === 're' && !isRe(seat)) return false;
  if (ansage === 'kontra' && isRe(seat)) return false;
  const own = play.ansagen.filter((made) => isRe(made.seat) === isRe(seat)).map((made) => made.ansage);
  if (own.includes(ansage)) return false;
  const ladder: readonly Ansage[] = [
    isRe(seat) ? 're' : 'kontra',
    'keine90',
    'keine60',
    'keine30',
    'schwarz',
  ];
  const at = ladder.indexOf(ansage);
  const before = ladder[at - 1];
  if (ansageLeiter && before !== undefined && !own.includes(before)) return false;
  const due = k + at + 1;
  const now = play.tricks.length + 1;
  return ansageFrist === 'exact' ? now === due : now <= due;
}

describe('properties of any match under any house rules', () => {
  test('DK-1 DK-6 the 48 cards are conserved in every state', () => {
    const all = [...PACK].sort().join();
    always(suite, 30, 200, ({ after }) => {
      const held = [...allCards(after)].sort().join();
      if (held !== all) expect(held).toBe(all);
    });
  });

  test('DK-2 DK-28 a deal’s Augen make 240 in twelve tricks, its scores add up to nothing', () => {
    let played = 0;
    always(suite, 50, 400, ({ before, after, events }) => {
      const report = after.finished?.report;
      if (after.deals.length === before.deals.length || report === undefined) return;
      played++;
      const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
      expect(report.reAugen + report.kontraAugen).toBe(240);
      expect([sum(report.augen), sum(report.tricks), sum(report.scores)]).toEqual([240, 12, 0]);
      expect(sum(report.re.map((seat) => report.augen[seat]))).toBe(report.reAugen);
      expect(report.doublings).toHaveLength(report.announcements + report.knocks);
      expect(report.points).toBe(report.parts.length * 2 ** report.doublings.length);
      const alone = report.re.length === 1 ? 3 : 1;
      const won = report.winner === 're' ? report.points : -report.points;
      expect(report.re.map((seat) => report.scores[seat] + 0)).toEqual(
        report.re.map(() => (report.winner === null ? 0 : won * alone)),
      );
      for (const event of events) {
        if (event.type === 'stichGewonnen') expect(event.augen).toBe(sumAugen(event.cards));
      }
    });
    expect(played).toBeGreaterThan(80);
  });

  test('DK-22 … DK-25 who wins and the base, sentence by sentence, under both readings of DK-23', () => {
    const seen = new Set<string>();
    const limits = { keine90: 90, keine60: 60, keine30: 30 };
    always(suite, 60, 400, ({ before, after }) => {
      const report = after.finished?.report;
      if (after.deals.length === before.deals.length || report === undefined) return;
      const { absageVerfehlt, kontraAllein121, verfehltZaehlt, soloVerlust, stillVerlust } = after.options;
      const { re, reAugen, kontraAugen, reTricks, ansagen, kind } = report;
      const made = (own: boolean) => ansagen.filter((one) => re.includes(one.seat) === own);
      const levels = (own: boolean) =>
        made(own).flatMap(({ ansage }) => (ansage === 're' || ansage === 'kontra' ? [] : [ansage]));
      const kept = (own: boolean) =>
        levels(own).filter((ansage) => {
          if (ansage === 'schwarz') return own ? reTricks === 12 : reTricks === 0;
          return (own ? kontraAugen : reAugen) < limits[ansage];
        });
      const failed = (own: boolean) => levels(own).length - kept(own).length;
      const byAugen =
        reAugen >= (kontraAllein121 && made(true).length === 0 && made(false).length > 0 ? 120 : 121);
      let reWins: boolean | null = byAugen;
      if (absageVerfehlt === 'verliert' && levels(true).length + levels(false).length > 0) {
        const holds = (own: boolean) => levels(own).length > 0 && failed(own) === 0;
        const one = levels(true).length === 0 || levels(false).length === 0;
        reWins = holds(true) || (!holds(false) && one && levels(false).length > 0);
        if (!one && !holds(true) && !holds(false)) reWins = null;
      }
      const alone = kind === 'still' || (kind === 'hochzeit' && re.length === 1);
      const lost = kind === 'solo' ? soloVerlust : alone ? stillVerlust : 2;
      const base =
        reWins === null
          ? 0
          : (reWins ? 1 : lost) + kept(reWins).length + (verfehltZaehlt ? failed(!reWins) : 0);
      expect({ winner: report.winner, base: report.base }).toEqual({
        winner: reWins === null ? null : reWins ? 're' : 'kontra',
        base,
      });
      seen.add(`${absageVerfehlt} ${levels(true).length + levels(false).length > 0} ${byAugen === reWins}`);
    });
    // Both readings with and without Absagen, and deals that they decide differently.
    expect([...seen].sort()).toEqual([
      'nurVerdoppelt false true',
      'nurVerdoppelt true true',
      'verliert false true',
      'verliert true false',
      'verliert true true',
    ]);
  });

  test('DK-28 the totals are what the rows of the deals add up to', () => {
    always(suite, 20, 400, ({ after }) => {
      if (after.stage.phase !== 'bereit') return;
      const totals = SEATS.map((seat) => after.deals.reduce((sum, row) => sum + row.scores[seat], 0));
      expect(after.scores).toEqual(totals);
    });
  });

  test('DK-17 DK-18 DK-19 no announcement outside its trick, its party and its ladder', () => {
    let accepted = 0;
    always(suite, 40, 250, ({ after }) => {
      const { stage } = after;
      for (const seat of SEATS) {
        for (const ansage of ANSAGEN) {
          const may = stage.phase === 'spiel' && mayAnnounce(after, stage, seat, ansage);
          const ok = accepts(after, seat, { type: 'ansage', ansage });
          if (ok !== may) expect({ seat, ansage, ok }).toEqual({ seat, ansage, ok: may });
          if (ok) accepted++;
        }
      }
    });
    expect(accepted).toBeGreaterThan(300);
  });

  test('decide accepts exactly what legal lists, from every seat, each once', () => {
    always(suite, 20, 120, ({ after }) => {
      expectExactlyLegal(doppelkopfGame, after, EVERY, (seat) => legalOf(after, seat));
    });
  });

  test('the table is refused every seat’s intent, and each seat the table’s', () => {
    always(suite, 15, 60, (moment) => expectNotForOthers(doppelkopfGame, moment));
  });

  test('whoever is awaited may do something; if nobody is, a deal is wanted or it is over', () => {
    always(suite, 30, 250, ({ after }) => {
      expectAwaitedCanAct(
        doppelkopfGame,
        after,
        (intent) => intent.type === 'spielen' || intent.type === 'gesund',
      );
      const automatic = doppelkopfGame.automatic(after);
      if (automatic !== null) expect(doppelkopfGame.legal(after, automatic.seat)).toEqual([automatic.intent]);
    });
  });

  test('a decision opens no later than now, and not before the deal', () => {
    always(suite, 15, 150, ({ after }) => {
      if (after.stage.phase === 'bereit' || after.stage.phase === 'ende') return;
      const { givenAt } = after.stage.deal;
      expectOpenedInDeal(doppelkopfGame, after, givenAt);
      for (const seat of SEATS) {
        expect(doppelkopfGame.openedAt(after, seat, { type: 'klopfen' })).toBe(givenAt);
      }
    });
  });

  test('the state is plain JSON: parsed back at any point, the match goes on the same', () => {
    checkPlainJson(suite, 15, 200);
  });

  test('evolve is total: any event on any state gives a state and throws nothing', () => {
    checkEvolveTotal(suite, 12, 70);
  });

  test('every intent passes the strict parser; unknown keys do not', () => {
    always(suite, 10, 60, ({ move }) => expectStrictlyParsed(doppelkopfGame, move.intent));
  });

  test('DK-7 every match ends after runden × 4 deals', () => {
    const phases = new Set<string>();
    const kinds = new Set<string>();
    const reasons = new Set<string>();
    const intents = new Set<string>();
    for (const runden of [1, 2, 4, 12]) {
      for (let seed = 1; seed <= 4; seed++) {
        let last: DoppelkopfState | null = null;
        for (const { after, move } of playRandomly(
          optionsWith({ runden, klopfen: 'always' }),
          seed,
          40_000,
        )) {
          last = after;
          phases.add(after.stage.phase);
          intents.add(move.intent.type);
          if (after.finished !== null) reasons.add(after.finished.report.why);
        }
        if (last === null) throw new Error('nothing was played');
        expect(last.deals).toHaveLength(runden * 4);
        expect(doppelkopfGame.ranking(last)?.[0]?.place).toBe(1);
        for (const { kind, re } of last.deals) kinds.add(`${kind} ${re.length}`);
      }
    }
    // The random player gets everywhere, so that the properties above speak of every phase.
    expect([...phases].sort()).toEqual(['bereit', 'ende', 'fragen', 'spiel']);
    expect([...kinds].sort()).toEqual(['hochzeit 2', 'normal 2', 'solo 1', 'still 1']);
    expect([...intents].sort()).toEqual(
      ['geben', 'gesund', 'hochzeit', 'solo', 'ansage', 'klopfen', 'spielen'].sort(),
    );
    expect([...reasons].sort()).toEqual(['absageErfuellt', 'absageVerfehlt', 'augen', 'beideVerfehlt']);
  });
});
