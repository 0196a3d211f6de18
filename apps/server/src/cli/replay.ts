import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type MatchRecord, readRecordStream, type Tagged, verifyRecord } from '@stammtisch/kit';
import { matchIdSchema } from '@stammtisch/protocol';
import { readConfig } from '../config.ts';
import { GAMES } from '../games.ts';
import { recordOf, seenInStore } from '../replay/seenMatch.ts';
import { openDatabase } from '../store/database.ts';
import { createStore } from '../store/prismaStore.ts';

/** One line for an event: its type and what it says, without the lists of cards. */
function tell({ type, ...rest }: Tagged): string {
  const words = Object.entries(rest)
    .filter(([, value]) => typeof value !== 'object' || value === null)
    .map(([key, value]) => `${key} ${String(value)}`);
  return [type, ...words].join(' ');
}

/** The story of a match: each deal in a paragraph, each entry in a line. */
function tellStory({ head, entries, end }: MatchRecord): void {
  const names = head.seats.map(({ name }, seat) => `${seat} ${name}`).join(', ');
  process.stdout.write(`\n${head.game} ${head.matchId}: ${names}\n`);
  for (const { seq, by, events } of entries) {
    const who = by === 'table' ? 'table' : (head.seats[by]?.name ?? by);
    process.stdout.write(`${String(seq).padStart(5)} ${who}: ${events.map(tell).join('; ')}\n`);
  }
  process.stdout.write(`      ${end === null ? 'still running' : JSON.stringify(end)}\n`);
}

/** Checks one match; says whether it is as the rules say. */
function check(record: MatchRecord, story: boolean): boolean {
  if (story) tellStory(record);
  const playable = GAMES.get(record.head.game);
  if (playable === undefined) {
    process.stderr.write(`${record.head.matchId}: no game «${record.head.game}» here\n`);
    return false;
  }
  const difference = verifyRecord(playable.game, record);
  if (difference === null) return true;
  const { seq, what, detail } = difference;
  process.stderr.write(`${record.head.matchId}, seq ${seq}: ${what} differs: ${detail}\n`);
  return false;
}

/** Counts the lines as they are read, so that a bad one can be named. */
async function* counted(lines: AsyncIterable<string>, count: { line: number }): AsyncGenerator<string> {
  for await (const line of lines) {
    count.line++;
    yield line;
  }
}

/** `pnpm replay FILE`: re-decides every intent; with --story it tells each match too. */
async function replay(file: string, story: boolean): Promise<boolean> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const count = { line: 0 };
  let matches = 0;
  let entries = 0;
  try {
    for await (const record of readRecordStream(counted(lines, count))) {
      if (!check(record, story)) return false;
      matches++;
      entries += record.entries.length;
    }
  } catch (error) {
    process.stderr.write(`${file}, line ${count.line}: ${error instanceof Error ? error.message : error}\n`);
    return false;
  }
  process.stdout.write(`${matches} matches, ${entries} entries: no difference\n`);
  return true;
}

/** `pnpm replay MATCHID`: the same for a match of the database that DATABASE_URL names. */
async function replayStored(matchId: string, story: boolean): Promise<boolean> {
  const { databaseUrl } = readConfig(process.env);
  const store = createStore(await openDatabase(databaseUrl, 'prisma'));
  try {
    const seen = await seenInStore(store, GAMES, matchId);
    if (seen === null) {
      process.stderr.write(
        `${matchId}: neither a file nor a match of ${databaseUrl.replace(/\/\/.*@/, '//…@')}\n`,
      );
      return false;
    }
    if (!check(recordOf(seen, seen.entries), story)) return false;
    process.stdout.write(`1 match, ${seen.entries.length} entries: no difference\n`);
    return true;
  } finally {
    await store.close();
  }
}

const [what, flag] = process.argv.slice(2);
const story = flag === '--story';
if (what === undefined || (flag !== undefined && !story)) {
  process.stderr.write('usage: pnpm replay FILE|MATCHID [--story]\n');
  process.exitCode = 2;
} else {
  const stored = !existsSync(what) && matchIdSchema.safeParse(what).success;
  if (!(await (stored ? replayStored(what, story) : replay(what, story)))) process.exitCode = 1;
}
