import {
  DOPPELKOPF_OPTIONS,
  type DoppelkopfView,
  doppelkopfGame,
  doppelkopfOptionsSchema,
} from '@stammtisch/doppelkopf';
import { bySeat, type OptionValues, type Seat, type Tagged } from '@stammtisch/kit';
import { seededDice } from '@stammtisch/kit/testing/random';
import { describe, expect, test } from 'vitest';
import { asDoppelkopfView, isAwaited } from '../../src/doppelkopf/readView.ts';
import { BOTS, RANDOM_PLAYERS, type RandomPlayer } from '../../src/index.ts';
import { type PlayedMatch, type Players, playMatch } from '../support/playMatch.ts';
import { randomOptions } from '../support/random.ts';

const bot: RandomPlayer = BOTS.doppelkopf;
const random = RANDOM_PLAYERS.doppelkopf;
const DOPPELKOPF = { game: doppelkopfGame, asView: asDoppelkopfView };
const ONE_ROUND = doppelkopfOptionsSchema.parse({ runden: 1 });

function anyOptions(seed: number): OptionValues {
  return { ...randomOptions(DOPPELKOPF_OPTIONS, seededDice(seed * 7919)), runden: 1 + (seed % 2) };
}

/** A match under any house rules. Throws at a refusal; checks that each move was listed. */
function matchOf(
  seed: number,
  players: Players,
  onMove?: (view: DoppelkopfView, seat: Seat, intent: Tagged) => void,
): PlayedMatch<DoppelkopfView> {
  return playMatch({
    ...DOPPELKOPF,
    seed,
    options: anyOptions(seed),
    players,
    onMove: (view, seat, intent) => {
      const wanted = JSON.stringify(intent);
      const listed = view.legal.some((one) => JSON.stringify(one) === wanted);
      if (!listed) throw new Error(`seed ${seed}: ${seat} ${wanted} not legal`);
      onMove?.(view, seat, intent);
    },
  });
}

describe('the computer', () => {
  test('plays whole matches under any house rules and always answers, twice the same', () => {
    const checked: RandomPlayer = (view, seat) => {
      const move = BOTS.doppelkopf(view, seat);
      expect(BOTS.doppelkopf(view, seat)).toEqual(move);
      return move;
    };
    for (let seed = 1; seed <= 20; seed++) {
      const players = bySeat(() => checked);
      const { view, aborted } = matchOf(seed, players);
      expect({ seed, aborted, ended: view.ranking !== null }).toEqual({ seed, aborted: false, ended: true });
      expect(view.score.deals.length).toBe(view.deal.deals);
    }
  });

  test('answers whenever the table waits for it, also where others brought the game', () => {
    const asked =
      (seed: number): RandomPlayer =>
      (view, seat, dice) => {
        const move = BOTS.doppelkopf(view, seat);
        const waits = isAwaited(asDoppelkopfView(view), seat);
        if (waits && move === null) throw new Error(`seed ${seed}: ${seat} does not answer`);
        return random(view, seat, dice);
      };
    for (let seed = 100; seed < 120; seed++) {
      const players = bySeat(() => asked(seed));
      expect(matchOf(seed, players).view.ranking).not.toBe(null);
    }
  });
});

describe('players by chance', () => {
  const said = new Set<string>();
  /** Whether somebody has knocked out of turn. */
  let early = false;
  const matches = Array.from({ length: 80 }, (_, i) => {
    const players = bySeat(() => random);
    return matchOf(1000 + i, players, (view, seat, intent) => {
      said.add(intent.type);
      early ||= intent.type === 'klopfen' && !isAwaited(view, seat);
    });
  });
  const deals = matches.flatMap(({ view }) => view.score.deals);

  test('bring every match to its end', () => {
    expect(matches.filter(({ view, aborted }) => aborted || view.ranking === null)).toEqual([]);
  });

  test('bring up every kind of deal and every kind of intent', () => {
    expect([...new Set(deals.map(({ kind }) => kind))].sort()).toEqual([
      'hochzeit',
      'normal',
      'solo',
      'still',
    ]);
    expect([...said].sort()).toEqual(['ansage', 'gesund', 'hochzeit', 'klopfen', 'solo', 'spielen']);
  });

  test('DK-21 knock also out of turn, and once', () => {
    expect(early).toBe(true);
    for (const { klopfer } of deals) expect(new Set(klopfer).size).toBe(klopfer.length);
  });
});

describe('strength', () => {
  /** Every pair of seats in turn is the computer's; partners change from deal to deal, so the final score counts. */
  const PAIRS: readonly (readonly Seat[])[] = [
    [0, 1],
    [2, 3],
    [1, 2],
    [3, 0],
    [0, 2],
    [1, 3],
  ];

  test('two computers are clearly ahead of two players by chance', () => {
    const sum = { bot: { score: 0, place: 0 }, random: { score: 0, place: 0 } };
    const matches = 200;
    for (let seed = 1; seed <= matches; seed++) {
      const pair = PAIRS[seed % PAIRS.length] ?? [];
      const players = bySeat((seat) => (pair.includes(seat) ? bot : random));
      const { view } = playMatch({ ...DOPPELKOPF, seed, options: ONE_ROUND, players });
      for (const { seat, score, place } of view.ranking ?? []) {
        const side = sum[pair.includes(seat) ? 'bot' : 'random'];
        side.score += score / (2 * matches);
        side.place += place / (2 * matches);
      }
    }
    expect(sum.bot.score - sum.random.score).toBeGreaterThan(6);
    expect(sum.random.place - sum.bot.place).toBeGreaterThan(0.8);
  });
});
