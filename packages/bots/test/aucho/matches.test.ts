import { AUCHO_OPTIONS, type AuchoView, auchoGame, auchoOptionsSchema } from '@stammtisch/aucho';
import { bySeat, type Seat, type Tagged } from '@stammtisch/kit';
import { seededDice } from '@stammtisch/kit/testing/random';
import { describe, expect, test } from 'vitest';
import { asAuchoView, isAwaited } from '../../src/aucho/readView.ts';
import { BOTS, RANDOM_PLAYERS, type RandomPlayer } from '../../src/index.ts';
import { type PlayedMatch, type Players, playMatch } from '../support/playMatch.ts';
import { randomOptions } from '../support/random.ts';

const bot: RandomPlayer = BOTS.aucho;
const random = RANDOM_PLAYERS.aucho;
const AUCHO = { game: auchoGame, asView: asAuchoView };
const DEFAULTS = auchoOptionsSchema.parse({});

/** Whether `legal` lists the intent; `weisen` stands there as a pattern (AU-24). */
function isListed(legal: readonly Tagged[], intent: Tagged): boolean {
  const wanted = JSON.stringify(intent);
  return legal.some((one) =>
    intent.type === 'weisen' ? one.type === 'weisen' : JSON.stringify(one) === wanted,
  );
}

/** A match under any house rules. Throws at a refusal; checks that each move was listed. */
function matchOf(seed: number, players: Players): PlayedMatch<AuchoView> {
  const options = auchoOptionsSchema.parse(randomOptions(AUCHO_OPTIONS, seededDice(seed * 7919)));
  return playMatch({
    ...AUCHO,
    seed,
    options,
    players,
    onMove: ({ legal }, seat, intent) => {
      if (!isListed(legal, intent))
        throw new Error(`seed ${seed}: ${seat} ${JSON.stringify(intent)} not legal`);
    },
  });
}

describe('the computer', () => {
  test('plays whole matches under any house rules and always answers, twice the same', () => {
    const checked: RandomPlayer = (view, seat) => {
      const move = BOTS.aucho(view, seat);
      expect(BOTS.aucho(view, seat)).toEqual(move);
      return move;
    };
    for (let seed = 1; seed <= 40; seed++) {
      const { view, aborted } = matchOf(
        seed,
        bySeat(() => checked),
      );
      expect({ seed, aborted, ended: view.ranking !== null }).toEqual({ seed, aborted: false, ended: true });
    }
  });

  test('answers whenever the table waits for it, also where others brought the game', () => {
    const asked =
      (seed: number): RandomPlayer =>
      (view, seat, dice) => {
        const move = BOTS.aucho(view, seat);
        const waits = isAwaited(asAuchoView(view), seat);
        if (waits && move === null) throw new Error(`seed ${seed}: ${seat} does not answer`);
        return random(view, seat, dice);
      };
    for (let seed = 100; seed < 130; seed++)
      matchOf(
        seed,
        bySeat(() => asked(seed)),
      );
  });
});

describe('players by chance', () => {
  const matches = Array.from({ length: 60 }, (_, i) =>
    matchOf(
      1000 + i,
      bySeat(() => random),
    ),
  );

  test('bring every match to its end in a reasonable number of deals', () => {
    const deals = matches.map(({ view }) => view.score.deals.length).sort((a, b) => a - b);
    expect(matches.filter(({ aborted }) => aborted)).toEqual([]);
    expect(deals[30]).toBeLessThan(30);
  });

  test('bring up every kind of deal', () => {
    const kinds = new Set(matches.flatMap(({ view }) => view.score.deals.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['fort', 'hand', 'kehr', 'kehrVerfallen', 'lukas']);
  });
});

describe('strength', () => {
  /** Every pair of seats in turn is the computer's. */
  const PAIRS: readonly (readonly Seat[])[] = [
    [0, 1],
    [2, 3],
    [1, 2],
    [3, 0],
    [0, 2],
    [1, 3],
  ];

  test('two computers are clearly ahead of two players by chance', () => {
    const sum = { bot: { stand: 0, place: 0 }, random: { stand: 0, place: 0 } };
    const matches = 60;
    for (let seed = 1; seed <= matches; seed++) {
      const pair = PAIRS[seed % PAIRS.length] ?? [];
      const players = bySeat((seat) => (pair.includes(seat) ? bot : random));
      const { view } = playMatch({ ...AUCHO, seed, options: DEFAULTS, players });
      for (const { seat, stand, place } of view.ranking ?? []) {
        const side = sum[pair.includes(seat) ? 'bot' : 'random'];
        side.stand += stand / (2 * matches);
        side.place += place / (2 * matches);
      }
    }
    expect(sum.bot.stand - sum.random.stand).toBeGreaterThan(1);
    expect(sum.random.place - sum.bot.place).toBeGreaterThan(0.3);
  });
});
