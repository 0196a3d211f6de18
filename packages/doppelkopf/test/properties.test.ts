import { type By, SEATS, type Seat, SUITS } from '@stammtisch/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANSAGEN,
  type Ansage,
  CARDS,
  type DoppelkopfIntent,
  type DoppelkopfState,
  doppelkopfGame,
  PACK,
  type SpielStage,
  sumAugen,
} from '../src/index.ts';
import { playRandomly } from './support/play.ts';
import { anyOptions, anySeed } from './support/random.ts';
import { legalOf, optionsWith, step } from './support/table.ts';

/** A failure prints fast-check's seed and path and the smallest options and seed; put `seed` here to run it again. */
const runs = (numRuns: number) => ({ numRuns });

function allCards({ stage }: DoppelkopfState) {
  if (stage.phase === 'bereit' || stage.phase === 'ende') return PACK;
  const play = stage.phase === 'spiel' ? stage.play : null;
  const laid = [...(play?.trick ?? []), ...(play?.tricks ?? []).flatMap((trick) => trick.cards)];
  return [...stage.deal.hands.flat(), ...laid.map((played) => played.card)];
}

/** Every intent that a seat could send. */
const EVERY: readonly DoppelkopfIntent[] = [
  { type: 'gesund' },
  { type: 'hochzeit' },
  { type: 'klopfen' },
  ...SUITS.map((suit): DoppelkopfIntent => ({ type: 'solo', suit })),
  ...ANSAGEN.map((ansage): DoppelkopfIntent => ({ type: 'ansage', ansage })),
  ...CARDS.map((card): DoppelkopfIntent => ({ type: 'spielen', card })),
];

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

describe('properties of any match under any house rules', { timeout: 60_000 }, () => {
  test('DK-1 DK-6 the 48 cards are conserved in every state', () => {
    const all = [...PACK].sort().join();
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { after } of playRandomly(options, seed, 200)) {
          const held = [...allCards(after)].sort().join();
          if (held !== all) expect(held).toBe(all);
        }
      }),
      runs(30),
    );
  });

  test('DK-2 DK-28 a deal’s Augen make 240 in twelve tricks, its scores add up to nothing', () => {
    let played = 0;
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { before, after, events } of playRandomly(options, seed, 400)) {
          const report = after.finished?.report;
          if (after.deals.length === before.deals.length || report === undefined) continue;
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
        }
      }),
      runs(50),
    );
    expect(played).toBeGreaterThan(80);
  });

  test('DK-28 the totals are what the rows of the deals add up to', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { after } of playRandomly(options, seed, 400)) {
          if (after.stage.phase !== 'bereit') continue;
          const totals = SEATS.map((seat) => after.deals.reduce((sum, row) => sum + row.scores[seat], 0));
          expect(after.scores).toEqual(totals);
        }
      }),
      runs(20),
    );
  });

  test('DK-17 DK-18 DK-19 no announcement outside its trick, its party and its ladder', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { after } of playRandomly(options, seed, 250)) {
          const { stage } = after;
          for (const seat of SEATS) {
            for (const ansage of ANSAGEN) {
              const may = stage.phase === 'spiel' && mayAnnounce(after, stage, seat, ansage);
              const ok = accepts(after, seat, { type: 'ansage', ansage });
              if (ok !== may) expect({ seat, ansage, ok }).toEqual({ seat, ansage, ok: may });
              if (ok) accepted++;
            }
          }
        }
      }),
      runs(40),
    );
    expect(accepted).toBeGreaterThan(300);
  });

  test('decide accepts exactly what legal lists, from every seat, each once', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { after } of playRandomly(options, seed, 120)) {
          for (const seat of SEATS) {
            const listed = legalOf(after, seat).map((intent) => JSON.stringify(intent));
            const ok = EVERY.filter((intent) => accepts(after, seat, intent)).map((i) => JSON.stringify(i));
            expect([...listed].sort()).toEqual(ok.sort());
          }
        }
      }),
      runs(20),
    );
  });

  test('the table is refused every seat’s intent, and each seat the table’s', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { before, move } of playRandomly(options, seed, 60)) {
          const others: readonly By[] = move.by === 'table' ? SEATS : ['table'];
          for (const by of others) {
            expect(doppelkopfGame.decide(before, by, move.intent)).toEqual({ ok: false, code: 'notForYou' });
          }
        }
      }),
      runs(15),
    );
  });

  test('whoever is awaited may do something; if nobody is, a deal is wanted or it is over', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { after } of playRandomly(options, seed, 250)) {
          const waiting = doppelkopfGame.awaited(after);
          const own = doppelkopfGame.dealWanted(after) !== null || doppelkopfGame.ranking(after) !== null;
          expect(waiting.length === 0).toBe(own);
          for (const seat of SEATS) {
            const legal = doppelkopfGame.legal(after, seat);
            expect(legal.some((i) => i.type === 'spielen' || i.type === 'gesund')).toBe(
              waiting.includes(seat),
            );
          }
          const automatic = doppelkopfGame.automatic(after);
          if (automatic === null) continue;
          expect(waiting).toEqual([automatic.seat]);
          expect(doppelkopfGame.legal(after, automatic.seat)).toEqual([automatic.intent]);
        }
      }),
      runs(30),
    );
  });

  test('a decision opens no later than now, and not before the deal', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { after } of playRandomly(options, seed, 150)) {
          if (after.stage.phase === 'bereit' || after.stage.phase === 'ende') continue;
          const { givenAt } = after.stage.deal;
          for (const seat of SEATS) {
            const at = doppelkopfGame.openedAt(after, seat);
            const knock = doppelkopfGame.openedAt(after, seat, { type: 'klopfen' });
            const right = givenAt <= at && at <= after.seq && knock === givenAt;
            if (!right)
              expect({ at, knock }).toEqual({ at: `from ${givenAt} to ${after.seq}`, knock: givenAt });
          }
        }
      }),
      runs(15),
    );
  });

  test('the state is plain JSON: parsed back at any point, the match goes on the same', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, fc.integer({ min: 1, max: 40 }), (options, seed, every) => {
        let parsed: DoppelkopfState = doppelkopfGame.start(options);
        let n = 0;
        for (const { move, events, after } of playRandomly(options, seed, 200)) {
          if (n++ % every === 0) parsed = JSON.parse(JSON.stringify(parsed));
          const { state, events: again } = step(parsed, move.by, move.intent);
          if (JSON.stringify(again) !== JSON.stringify(events)) expect(again).toEqual(events);
          expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events);
          // Strictly only now and then: it is slow on a whole state.
          if (n % 8 === 0) expect(state).toStrictEqual(after);
          parsed = state;
        }
      }),
      runs(15),
    );
  });

  test('evolve is total: any event on any state gives a state and throws nothing', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, anySeed, (options, a, b) => {
        const events = [...playRandomly(options, a, 150)].flatMap((moment) => moment.events);
        for (const { after } of playRandomly(options, b, 70)) {
          for (let i = after.seq % 11; i < events.length; i += 11) {
            const event = events[i];
            if (event !== undefined) expect(doppelkopfGame.evolve(after, event).seq).toBe(after.seq);
          }
        }
      }),
      runs(12),
    );
  });

  test('every intent passes the strict parser; unknown keys do not', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { move } of playRandomly(options, seed, 60)) {
          const raw: unknown = JSON.parse(JSON.stringify(move.intent));
          expect(doppelkopfGame.parseIntent(raw)).toEqual(move.intent);
          expect(doppelkopfGame.parseIntent({ ...move.intent, extra: 1 })).toBeNull();
        }
      }),
      runs(10),
    );
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
