import { type By, SEATS, type Seat, SUITS, type Suit } from '@stammtisch/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AuchoCard,
  type AuchoIntent,
  type AuchoLegal,
  type AuchoState,
  auchoGame,
  PACK,
  sumPoints,
} from '../src/index.ts';
import { playRandomly } from './support/play.ts';
import { anyOptions, anySeed } from './support/random.ts';
import { cards, legalOf, optionsWith, step } from './support/table.ts';

/** A failure prints fast-check's seed and path and the smallest options and seed; put `seed` here to run it again. */
const runs = (numRuns: number) => ({ numRuns });

function allCards(state: AuchoState): readonly AuchoCard[] {
  const { stage } = state;
  if (stage.phase === 'bereit' || stage.phase === 'ende') return PACK;
  const { hands, lukas } = stage.deal;
  const trick = stage.phase === 'spiel' ? stage.play.trick.map((played) => played.card) : [];
  const taken =
    stage.phase === 'spiel' ? stage.play.tricks.flatMap((t) => t.cards.map((played) => played.card)) : [];
  return [...hands.flat(), ...lukas, ...trick, ...taken];
}

const BARE = ['vierUnder', 'kehr', 'weiter', 'aufdecken', 'halt', 'rauben', 'lukas', 'fort'] as const;
const RUNS = SUITS.flatMap((suit) => {
  const all = cards(`${suit}:6789TJQKA`);
  return all.flatMap((_, from) => all.slice(from + 2).map((__, more) => all.slice(from, from + 3 + more)));
});
const FOURS = [...'6789TJQKA'].map((rank) => cards(SUITS.map((suit) => `${suit}${rank}`).join(' ')));

/** Every intent a seat could send, but for combinations of Weise. */
const EVERY: readonly AuchoIntent[] = [
  ...BARE.map((type): AuchoIntent => ({ type })),
  ...SUITS.map((suit: Suit): AuchoIntent => ({ type: 'trumpf', suit })),
  ...PACK.map((card): AuchoIntent => ({ type: 'spielen', card })),
  ...[...RUNS, ...FOURS].map((weis): AuchoIntent => ({ type: 'weisen', weise: [{ cards: weis }] })),
];

function lists(legal: readonly AuchoLegal[], intent: AuchoIntent): boolean {
  if (intent.type !== 'weisen') {
    return legal.some((other) => JSON.stringify(other) === JSON.stringify(intent));
  }
  const key = (list: readonly AuchoCard[]) => [...list].sort().join();
  const from = legal.flatMap((other) => (other.type === 'weisen' ? other.from : []));
  return intent.weise.every(({ cards }) => from.some((weis) => key(weis.cards) === key(cards)));
}

const accepts = (state: AuchoState, by: By, intent: AuchoIntent) => auchoGame.decide(state, by, intent).ok;

function checkWeisen(state: AuchoState, seat: Seat, legal: readonly AuchoLegal[]) {
  for (const pattern of legal) {
    if (pattern.type !== 'weisen') continue;
    const all = pattern.from.map((weis) => ({ cards: [...weis.cards] }));
    expect(pattern.from.length).toBeGreaterThan(0);
    expect(accepts(state, seat, { type: 'weisen', weise: all })).toBe(true);
    expect(accepts(state, seat, { type: 'weisen', weise: [...all, ...all.slice(0, 1)] })).toBe(false);
  }
}

describe('properties of any match under any house rules', { timeout: 60_000 }, () => {
  test('AU-1 AU-6 the 36 cards are conserved in every state', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { after } of playRandomly(options, seed, 250)) {
          expect([...allCards(after)].sort()).toEqual([...PACK].sort());
        }
      }),
      runs(40),
    );
  });

  test('AU-28 the two sides’ trick points make 157, less the Lukas after robbing; the rest adds up', () => {
    let played = 0;
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { before, after } of playRandomly(options, seed, 400)) {
          const result = after.finished?.report;
          if (after.deals.length === before.deals.length || !result?.steps || result.suit === null) continue;
          if (before.stage.phase !== 'spiel') throw new Error('a result without play');
          played++;
          const { tricks, weis, stoeck, match } = result.steps;
          const lukas = sumPoints(before.stage.deal.lukas, result.suit);
          expect(tricks.declarer + tricks.opponents + 5).toBe(157 - lukas);
          const extra = [weis, stoeck, match].reduce((sum, s) => sum + s.declarer + s.opponents, 0);
          const { declarerPoints, opponentPoints, won } = result;
          if (declarerPoints === null || opponentPoints === null) throw new Error('no points');
          expect(declarerPoints + opponentPoints).toBe(157 - lukas + extra);
          expect(won).toBe(declarerPoints >= opponentPoints + 1);
          expect(result.steps.lastTrick).toBe(
            after.finished?.lastTrick?.winner === result.declarer ? 'declarer' : 'opponents',
          );
        }
      }),
      runs(60),
    );
    expect(played).toBeGreaterThan(100);
  });

  test('AU-9 AU-31 the columns are what the rows of the deals add up to', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        let last: AuchoState | null = null;
        for (const { after } of playRandomly(options, seed, 400)) {
          if (after.stage.phase === 'bereit') last = after;
        }
        if (last === null) return;
        const state = last;
        const sum = (pick: (row: AuchoState['deals'][number], seat: Seat) => number) =>
          SEATS.map((seat) => state.deals.reduce((total, row) => total + pick(row, seat), 0));
        expect(state.striche).toEqual(sum((row, seat) => row.striche[seat]));
        expect(state.haerdoepfel).toEqual(sum((row, seat) => row.haerdoepfel[seat] + row.strafen[seat]));
      }),
      runs(40),
    );
  });

  test('decide accepts exactly what legal lists, from every seat', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        let n = 0;
        for (const { after } of playRandomly(options, seed, 150)) {
          const often = after.stage.phase === 'spiel' ? 7 : 2;
          if (n++ % often !== 0) continue;
          for (const seat of SEATS) {
            const legal = legalOf(after, seat);
            const wrong = EVERY.filter((intent) => accepts(after, seat, intent) !== lists(legal, intent));
            expect({ seat, wrong }).toEqual({ seat, wrong: [] });
            checkWeisen(after, seat, legal);
          }
        }
      }),
      runs(25),
    );
  });

  test('the table is refused every seat’s intent, and each seat the table’s', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { before, move } of playRandomly(options, seed, 60)) {
          const others: readonly By[] = move.by === 'table' ? SEATS : ['table'];
          for (const by of others) {
            expect(auchoGame.decide(before, by, move.intent)).toEqual({ ok: false, code: 'notForYou' });
          }
        }
      }),
      runs(15),
    );
  });

  test('whoever is awaited may do something; if nobody is, a deal is wanted or it is over', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { after } of playRandomly(options, seed, 300)) {
          const waiting = auchoGame.awaited(after);
          const own = auchoGame.dealWanted(after) !== null || auchoGame.ranking(after) !== null;
          expect(waiting.length === 0).toBe(own);
          for (const seat of waiting) {
            const main = auchoGame
              .legal(after, seat)
              .filter((i) => i.type !== 'rauben' && i.type !== 'vierUnder');
            expect(main.length).toBeGreaterThan(0);
          }
          const automatic = auchoGame.automatic(after);
          if (automatic === null) continue;
          expect(waiting).toEqual([automatic.seat]);
          expect(accepts(after, automatic.seat, automatic.intent)).toBe(true);
        }
      }),
      runs(40),
    );
  });

  test('a decision opens no later than now, and not before the deal', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { after } of playRandomly(options, seed, 200)) {
          if (after.stage.phase === 'bereit' || after.stage.phase === 'ende') continue;
          for (const seat of SEATS) {
            const at = auchoGame.openedAt(after, seat);
            expect(at).toBeLessThanOrEqual(after.seq);
            expect(at).toBeGreaterThanOrEqual(after.stage.deal.givenAt);
          }
        }
      }),
      runs(20),
    );
  });

  test('the state is plain JSON: parsed back at any point, the match goes on the same', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, fc.integer({ min: 1, max: 40 }), (options, seed, every) => {
        let parsed: AuchoState = auchoGame.start(options);
        let n = 0;
        for (const { move, events, after } of playRandomly(options, seed, 200)) {
          if (n++ % every === 0) parsed = JSON.parse(JSON.stringify(parsed));
          const { state, events: again } = step(parsed, move.by, move.intent);
          expect(again).toStrictEqual(events);
          expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events);
          expect(state).toStrictEqual(after);
          parsed = state;
        }
      }),
      runs(25),
    );
  });

  test('evolve is total: any event on any state gives a state and throws nothing', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, anySeed, (options, a, b) => {
        const events = [...playRandomly(options, a, 150)].flatMap((moment) => moment.events);
        for (const { after } of playRandomly(options, b, 60)) {
          for (let i = after.seq % 11; i < events.length; i += 11) {
            const event = events[i];
            if (event !== undefined) expect(auchoGame.evolve(after, event).seq).toBe(after.seq);
          }
        }
      }),
      runs(15),
    );
  });

  test('every intent and legal option passes the strict parser; unknown keys do not', () => {
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => {
        for (const { move } of playRandomly(options, seed, 60)) {
          const raw: unknown = JSON.parse(JSON.stringify(move.intent));
          expect(auchoGame.parseIntent(raw)).toEqual(move.intent);
          expect(auchoGame.parseIntent({ ...move.intent, extra: 1 })).toBeNull();
        }
      }),
      runs(10),
    );
  });

  test('AU-33 every match ends, within 500 deals', () => {
    const phases = new Set<string>();
    const kinds = new Set<string>();
    const intents = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      let last: AuchoState | null = null;
      for (const { after, move } of playRandomly(optionsWith(), seed, 40_000)) {
        last = after;
        phases.add(after.stage.phase);
        intents.add(move.intent.type);
      }
      if (last === null) throw new Error('nothing was played');
      const ranking = auchoGame.ranking(last);
      expect({ seed, over: ranking !== null, many: last.deals.length > 500 }).toEqual({
        seed,
        over: true,
        many: false,
      });
      expect(ranking?.[0]?.place).toBe(1);
      for (const row of last.deals) kinds.add(row.kind);
    }
    // The random player gets everywhere, so that the properties above speak of every phase.
    expect([...phases].sort()).toEqual([
      'bereit',
      'bieten',
      'ende',
      'kehr',
      'lukasTrumpf',
      'lukasWahl',
      'spiel',
    ]);
    expect([...kinds].sort()).toEqual(['fort', 'hand', 'kehr', 'kehrVerfallen', 'lukas']);
    expect(intents).toContain('rauben');
    expect(intents).toContain('weisen');
  });
});
