import { randomBytes } from 'node:crypto';
import { readRecordStream } from '@stammtisch/kit';
import { replaySchema } from '@stammtisch/protocol';
import type { Games } from '../games.ts';
import { replayOf } from './replay.ts';
import { type SeenMatch, seenFromRecord } from './seenMatch.ts';

/** So many matches of files are kept for viewing; the oldest go first. */
const KEPT_MAX = 50;

/** Matches read from files, for viewing: in memory, under ids of their own. Nothing of them is stored. */
export class Imports {
  readonly #games: Games;
  readonly #matches = new Map<string, SeenMatch>();

  constructor(games: Games) {
    this.#games = games;
  }

  /** Reads a record file. Gives its matches; null if it is none, or of no game here. */
  async read(text: string): Promise<SeenMatch[] | null> {
    const read: SeenMatch[] = [];
    try {
      for await (const record of readRecordStream(text.split('\n'))) {
        const seen = seenFromRecord(`x${randomBytes(10).toString('hex')}`, this.#games, record);
        // A log that cannot even be told by its deals is none.
        if (seen === null || !replaySchema.safeParse(replayOf(seen, null)).success) return null;
        read.push(seen);
      }
    } catch {
      return null;
    }
    const kept = read.slice(0, KEPT_MAX);
    for (const seen of kept) this.#keep(seen);
    return kept;
  }

  /** A match that was read; undefined if it is unknown, or gone to make room. */
  get(address: string): SeenMatch | undefined {
    return this.#matches.get(address);
  }

  #keep(seen: SeenMatch): void {
    this.#matches.set(seen.address, seen);
    const oldest = this.#matches.keys().next();
    if (this.#matches.size > KEPT_MAX && !oldest.done) this.#matches.delete(oldest.value);
  }
}
