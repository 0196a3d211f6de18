import { parseArgs } from 'node:util';
import { z } from 'zod';
import { GAMES, gameOf } from '../games.ts';
import { type Simulation, simulate } from '../simulation/simulate.ts';

const USAGE = `usage: pnpm simulate --game ${[...GAMES.keys()].join('|')} --matches 100 --seed 1 --players random|bot --options '{…}' --out FILE
`;

const FLAGS = {
  game: { type: 'string', default: [...GAMES.keys()][0] ?? '' },
  matches: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string', default: 'random' },
  options: { type: 'string', default: '{}' },
  out: { type: 'string', default: '' },
} as const;

/** Reads the arguments; throws if they are not of the form that `USAGE` names. */
function readArguments(): Simulation {
  const { values } = parseArgs({ options: FLAGS });
  const { players, seed, out } = values;
  const playable = gameOf(GAMES, values.game);
  const matches = z.coerce.number().int().min(1).parse(values.matches);
  const options = playable.game.parseOptions(JSON.parse(values.options));
  if (options === null || out === '' || (players !== 'random' && players !== 'bot')) throw new Error(USAGE);
  return { playable, matches, seed, players, options, out };
}

/** Plays, and tells what came of it. */
async function run(simulation: Simulation): Promise<void> {
  const began = performance.now();
  const { entries, aborted, kinds } = await simulate(simulation);
  const deals = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    `${simulation.matches} matches (${aborted} aborted), ${entries} entries in ${seconds} s → ${simulation.out}\ndeals: ${deals}\n`,
  );
}

let simulation: Simulation | null = null;
try {
  simulation = readArguments();
} catch {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
if (simulation !== null) await run(simulation);
