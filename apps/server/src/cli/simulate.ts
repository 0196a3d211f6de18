import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { type MatchRecord, type OptionValues, recordLines } from '@stammtisch/kit';
import { type GameId, gameIdSchema } from '@stammtisch/protocol';
import { z } from 'zod';
import { GAMES } from '../games.ts';
import { type PlayerKind, seededMatch } from '../simulation/seededMatch.ts';

const USAGE = `usage: pnpm simulate --game aucho --matches 100 --seed 1 --players random|bot --options '{…}' --out FILE
`;

interface Arguments {
  readonly game: GameId;
  readonly matches: number;
  readonly seed: string;
  readonly players: PlayerKind;
  readonly options: OptionValues;
  readonly out: string;
}

const FLAGS = {
  game: { type: 'string', default: 'aucho' },
  matches: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string', default: 'random' },
  options: { type: 'string', default: '{}' },
  out: { type: 'string', default: '' },
} as const;

/** Reads the arguments; throws if they are not of the form that `USAGE` names. */
function readArguments(): Arguments {
  const { values } = parseArgs({ options: FLAGS });
  const { players, seed, out } = values;
  const game = gameIdSchema.parse(values.game);
  const matches = z.coerce.number().int().min(1).parse(values.matches);
  const options = GAMES[game].parseOptions(JSON.parse(values.options));
  if (options === null || out === '' || (players !== 'random' && players !== 'bot')) throw new Error(USAGE);
  return { game, matches, seed, players, options, out };
}

/** Counts the kinds of deals of a match, as `spielGewertet` names them. */
function countKinds(record: MatchRecord, kinds: Map<string, number>): void {
  for (const event of record.entries.flatMap(({ events }) => events)) {
    if (event.type !== 'spielGewertet' || !('kind' in event) || typeof event.kind !== 'string') continue;
    kinds.set(event.kind, (kinds.get(event.kind) ?? 0) + 1);
  }
}

async function simulate(args: Arguments): Promise<void> {
  const began = performance.now();
  const out = createWriteStream(args.out);
  const kinds = new Map<string, number>();
  let entries = 0;
  let aborted = 0;
  for (let number = 1; number <= args.matches; number++) {
    const record = seededMatch({ ...args, number, kindOf: () => args.players });
    countKinds(record, kinds);
    entries += record.entries.length;
    if (record.end !== null && 'aborted' in record.end) aborted++;
    if (!out.write(`${[...recordLines(record)].join('\n')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  const deals = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    `${args.matches} matches (${aborted} aborted), ${entries} entries in ${seconds} s → ${args.out}\ndeals: ${deals}\n`,
  );
}

let args: Arguments | null = null;
try {
  args = readArguments();
} catch {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
if (args !== null) await simulate(args);
