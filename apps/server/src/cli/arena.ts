import { parseArgs } from 'node:util';
import { type RankedSeat, SEATS, type Seat } from '@stammtisch/kit';
import { z } from 'zod';
import { GAMES, gameOf, type PlayableGame } from '../games.ts';
import { seededMatch } from '../simulation/seededMatch.ts';

const USAGE = `usage: pnpm arena --game ${[...GAMES.keys()].join('|')} --matches 200 --seed 1\n`;

/** Every way in which two of four seats can be the computer's: nobody profits from where they sit. */
const PAIRINGS: readonly (readonly Seat[])[] = SEATS.flatMap((a) =>
  SEATS.filter((b) => b > a).map((b) => [a, b]),
);

/** The column of a game's ranking that decides the place. */
function columnOf({ game }: PlayableGame): string {
  return game.resultColumns[game.resultColumns.length - 1] ?? 'place';
}

interface Tally {
  players: number;
  places: number;
  wins: number;
  results: number;
}

const emptyTally = (): Tally => ({ players: 0, places: 0, wins: 0, results: 0 });

/** One match of two computers against two players by chance; the ranking, or nothing if it had to be aborted. */
function playOne(
  playable: PlayableGame,
  seed: string,
  number: number,
  bots: readonly Seat[],
): readonly RankedSeat[] {
  const options = playable.game.parseOptions({}) ?? {};
  const kindOf = (seat: Seat) => (bots.includes(seat) ? 'bot' : 'random');
  const { end } = seededMatch({ playable, seed, number, options, kindOf });
  return end !== null && 'ranking' in end ? end.ranking : [];
}

function count(tally: Tally, column: string, ranked: RankedSeat): void {
  const result = new Map<string, unknown>(Object.entries(ranked)).get(column);
  tally.players++;
  tally.places += ranked.place;
  tally.wins += ranked.place === 1 ? 1 : 0;
  tally.results += typeof result === 'number' ? result : 0;
}

function tell(name: string, column: string, { players, places, wins, results }: Tally): string {
  const mean = (sum: number) => (sum / players).toFixed(2);
  return `${name.padEnd(7)} place ${mean(places)}, first ${mean(wins)}, ${column} ${mean(results)}\n`;
}

/** `pnpm arena`: the computer against chance, two and two, under the default rules. */
function arena({ playable, matches, seed }: Arguments): void {
  const column = columnOf(playable);
  const tallies = { bot: emptyTally(), random: emptyTally() };
  for (let number = 1; number <= matches; number++) {
    const bots = PAIRINGS[number % PAIRINGS.length] ?? [];
    for (const ranked of playOne(playable, seed, number, bots)) {
      count(bots.includes(ranked.seat) ? tallies.bot : tallies.random, column, ranked);
    }
  }
  process.stdout.write(`${matches} matches of ${playable.game.id}, means a player:\n`);
  process.stdout.write(tell('bot', column, tallies.bot) + tell('random', column, tallies.random));
}

interface Arguments {
  readonly playable: PlayableGame;
  readonly matches: number;
  readonly seed: string;
}

/** Reads the arguments; throws if they are not of the form that `USAGE` names. */
function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: [...GAMES.keys()][0] ?? '' },
      matches: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
    },
  });
  const matches = z.coerce.number().int().min(1).parse(values.matches);
  return { playable: gameOf(GAMES, values.game), matches, seed: values.seed };
}

let args: Arguments | null = null;
try {
  args = readArguments();
} catch {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
// A computer that fails is no matter of usage: it ends the command with where it happened.
if (args !== null) arena(args);
