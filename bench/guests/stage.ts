import { writeFile } from 'node:fs/promises';
import { recordLines } from '@stammtisch/kit';
import { GAMES, gameOf } from '../../apps/server/src/games.ts';
import { seededMatch } from '../../apps/server/src/simulation/seededMatch.ts';
import { type SeededStoreMatch, seedMatches } from '../../apps/server/test/support/seededStore.ts';
import type { Place } from './attack.ts';

/** The longest match that the house rules allow: twelve rounds of four deals. */
const LONGEST = { game: 'doppelkopf', options: { runden: 12 } } as const;
const LONGEST_DEALS = 48;

/** A match of few deals, where only few are wanted. */
export const SHORT_DEALS = 4;
const SHORT = { game: 'doppelkopf', options: { runden: 1 } } as const;

type Length = 'longest' | 'short';

/** Largest file that the desk reads, and a little less of it. */
const RECORD_BYTES = 15.9 * 2 ** 20;

export interface StageOptions {
  readonly folder: string;
  readonly seed: string;
  readonly length: Length;
}

/** The match that many want to see again, for a store or by itself. */
export function seededLongest(seed: string, length: Length): SeededStoreMatch {
  return { ...(length === 'longest' ? LONGEST : SHORT), seed };
}

/** A file of the same match again and again, as large as the desk takes. */
async function writeRecordFile(path: string, seed: string): Promise<void> {
  const playable = gameOf(GAMES, LONGEST.game);
  const options = playable.game.parseOptions(LONGEST.options) ?? {};
  const record = seededMatch({ playable, seed, number: 1, options, kindOf: () => 'bot' });
  const text = `${[...recordLines(record)].join('\n')}\n`;
  await writeFile(path, text.repeat(Math.floor(RECORD_BYTES / text.length)));
}

/** Fills a database before a server opens it, and says what the attacks will find there. */
export async function setStage({ folder, seed, length }: StageOptions): Promise<Omit<Place, 'url'>> {
  const [longest] = await seedMatches(`file:${folder}/guests.db`, [seededLongest(seed, length)]);
  if (longest === undefined) throw new Error('there is no match to be seen again');
  const recordFile = `${folder}/records.jsonl`;
  await writeRecordFile(recordFile, seed);
  return { longest: { ...longest, deals: length === 'longest' ? LONGEST_DEALS : SHORT_DEALS }, recordFile };
}
