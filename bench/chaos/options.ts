import { parseArgs } from 'node:util';

/** What `pnpm chaos` is asked for. */
export interface ChaosOptions {
  readonly kills: number;
  readonly tables: number;
  /** Everything about the schedule of kills follows from it. */
  readonly seed: string;
  /** `sqlite` for a file in a temporary folder, or the URL of a PostgreSQL server that may be given a database. */
  readonly database: string;
}

export const USAGE =
  'usage: pnpm chaos [--kills 100] [--tables 12] [--seed 1] [--database sqlite|postgresql://…]';

function count(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1`);
  return value;
}

/** Reads the command line; throws with a sentence if something does not fit. */
export function readOptions(args: readonly string[]): ChaosOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '100' },
      tables: { type: 'string', default: '12' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string', default: 'sqlite' },
    },
  });
  const { database, seed } = values;
  if (database !== 'sqlite' && !/^postgres(ql)?:\/\//.test(database)) {
    throw new Error('--database must be sqlite or postgresql://…');
  }
  return { kills: count(values.kills, 'kills'), tables: count(values.tables, 'tables'), seed, database };
}

/** The command that repeats a run. */
export function commandOf({ kills, tables, seed, database }: ChaosOptions): string {
  return `pnpm chaos --kills ${kills} --tables ${tables} --seed ${seed} --database ${database}`;
}
