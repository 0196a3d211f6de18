import { createHash } from 'node:crypto';
import type { ReplayView } from '@stammtisch/protocol';
import type { Games } from '../games.ts';
import { Lanes } from '../slices.ts';
import type { Store } from '../store/store.ts';
import { Kept } from './kept.ts';
import { type DealFound, replayDeal } from './replayDeal.ts';
import { type SeenMatch, seenInStore } from './seenMatch.ts';

/** So many are read or worked out at once. */
const LANES = 2;
/** So many entries of logs, and so many bytes of deals, are kept ready. */
const ENTRIES_MAX = 50_000;
const BYTES_MAX = 32 * 1024 * 1024;

/** A deal as it is sent. */
export interface ReadyDeal {
  readonly ok: true;
  readonly json: Buffer;
  readonly etag: string;
}

/**
 * Matches and deals of the store that are seen again. What is over changes no more: it is kept ready, within bounds. The
 * rest is read and worked out a few at a time, in slices, however many ask; the same for many only once.
 */
export class SeenAgain {
  readonly #store: Pick<Store, 'match' | 'entries'>;
  readonly #games: Games;
  readonly #lanes = new Lanes(LANES);
  readonly #matches = new Kept<SeenMatch>(ENTRIES_MAX, ({ entries }) => entries.length);
  readonly #deals = new Kept<ReadyDeal>(BYTES_MAX, ({ json }) => json.length);
  readonly #reading = new Map<string, Promise<SeenMatch | null>>();
  readonly #working = new Map<string, Promise<ReadyDeal | Exclude<DealFound, { ok: true }>>>();

  constructor(store: Pick<Store, 'match' | 'entries'>, games: Games) {
    this.#store = store;
    this.#games = games;
  }

  /** The match of an id with its log; null if there is none. */
  match(matchId: string): Promise<SeenMatch | null> {
    const known = this.#matches.get(matchId);
    if (known !== undefined) return Promise.resolve(known);
    return once(this.#reading, matchId, async () => {
      const seen = await this.#lanes.take(() => seenInStore(this.#store, this.#games, matchId));
      if (seen !== null && seen.endedAt !== null) this.#matches.set(matchId, seen);
      return seen;
    });
  }

  /** A deal that is over, for whoever has the link. Refuses as `replayDeal` does, and null if there is no such match. */
  async deal(
    matchId: string,
    deal: number,
    view: ReplayView,
  ): Promise<ReadyDeal | Exclude<DealFound, { ok: true }> | null> {
    const key = `${matchId} ${deal} ${view}`;
    const known = this.#deals.get(key);
    if (known !== undefined) return known;
    const seen = await this.match(matchId);
    if (seen === null) return null;
    return once(this.#working, key, async () => {
      const found = await this.#lanes.take(() => replayDeal(seen, deal, view, 'link'));
      if (!found.ok) return found;
      const json = Buffer.from(JSON.stringify(found.deal));
      const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
      const ready: ReadyDeal = { ok: true, json, etag };
      this.#deals.set(key, ready);
      return ready;
    });
  }
}

/** The same for all who ask while it is under way. */
function once<T>(working: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = working.get(key);
  if (known !== undefined) return known;
  const promise = work().finally(() => working.delete(key));
  working.set(key, promise);
  return promise;
}
