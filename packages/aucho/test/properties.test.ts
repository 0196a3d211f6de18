import { type By, SEATS, type Seat, SUITS, type Suit } from '@stammtisch/kit';
import {
  always,
  anySeed,
  checkEvolveTotal,
  checkPlainJson,
  expectAwaitedCanAct,
  expectExactlyLegal,
  expectNotForOthers,
  expectOpenedInDeal,
  expectStrictlyParsed,
} from '@stammtisch/kit/testing';
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
import { playRandomly, suite } from './support/play.ts';
import { cards, legalOf, optionsWith } from './support/table.ts';

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

/** What a legal entry allows, as far as it is among `EVERY`: of the Weise each alone. */
function singly(legal: AuchoLegal): readonly AuchoIntent[] {
  if (legal.type !== 'weisen') return [legal];
  return legal.from.map(({ cards }) => ({ type: 'weisen', weise: [{ cards: [...cards] }] }));
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

describe('properties of any match under any house rules', () => {
  test('AU-1 AU-6 the 36 cards are conserved in every state', () => {
    always(suite, 40, 250, ({ after }) => {
      expect([...allCards(after)].sort()).toEqual([...PACK].sort());
    });
  });

  test('AU-28 the two sides’ trick points make 157, less the Lukas after robbing; the rest adds up', () => {
    let played = 0;
    always(suite, 60, 400, ({ before, after }) => {
      const result = after.finished?.report;
      if (after.deals.length === before.deals.length || !result?.steps || result.suit === null) return;
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
    });
    expect(played).toBeGreaterThan(100);
  });

  test('AU-9 AU-31 the columns are what the rows of the deals add up to', () => {
    fc.assert(
      fc.property(suite.anyOptions, anySeed, (options, seed) => {
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
      { numRuns: 40 },
    );
  });

  test('decide accepts exactly what legal lists, from every seat', () => {
    always(suite, 25, 150, ({ after }) => {
      if (after.seq % (after.stage.phase === 'spiel' ? 7 : 2) !== 0) return;
      expectExactlyLegal(auchoGame, after, EVERY, (seat) => legalOf(after, seat).flatMap(singly));
      for (const seat of SEATS) checkWeisen(after, seat, legalOf(after, seat));
    });
  });

  test('the table is refused every seat’s intent, and each seat the table’s', () => {
    always(suite, 15, 60, (moment) => expectNotForOthers(auchoGame, moment));
  });

  test('whoever is awaited may do something; if nobody is, a deal is wanted or it is over', () => {
    always(suite, 40, 300, ({ after }) => {
      expectAwaitedCanAct(
        auchoGame,
        after,
        (intent) => intent.type !== 'rauben' && intent.type !== 'vierUnder',
      );
    });
  });

  test('a decision opens no later than now, and not before the deal', () => {
    always(suite, 20, 200, ({ after }) => {
      if (after.stage.phase === 'bereit' || after.stage.phase === 'ende') return;
      expectOpenedInDeal(auchoGame, after, after.stage.deal.givenAt);
    });
  });

  test('the state is plain JSON: parsed back at any point, the match goes on the same', () => {
    checkPlainJson(suite, 25, 200);
  });

  test('evolve is total: any event on any state gives a state and throws nothing', () => {
    checkEvolveTotal(suite, 15, 60);
  });

  test('every intent and legal option passes the strict parser; unknown keys do not', () => {
    always(suite, 10, 60, ({ move }) => expectStrictlyParsed(auchoGame, move.intent));
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
