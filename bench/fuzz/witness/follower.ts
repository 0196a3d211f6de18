import {
  type AnyGame,
  applyEntry,
  isEnded,
  type MatchState,
  nextStep,
  projectView,
  redactEvents,
  SEATS,
  startMatch,
  type Viewer,
} from '@stammtisch/kit';
import { GAMES, gameOf } from '../../../apps/server/src/games.ts';
import type { MatchRow, StoredEntry } from '../../../apps/server/src/store/records.ts';
import type { LogStore } from '../../../apps/server/src/store/store.ts';
import { type Knowledge, learned, NOTHING } from './knowledge.ts';

/** How a match stood after an entry. */
export interface Moment {
  readonly match: MatchState;
  readonly known: Knowledge;
  /** Null before the first entry. */
  readonly entry: StoredEntry | null;
  /** The cards drawn for the dealer so far. */
  readonly draws: string;
}

/** Follows one match in the store, entry by entry, and keeps every moment of it. */
export class Follower {
  readonly row: MatchRow;
  readonly game: AnyGame;
  readonly #store: LogStore;
  readonly #looks: boolean;
  readonly #moments: Moment[];
  readonly #views = new Map<string, Readonly<Record<string, string>>>();

  constructor(row: MatchRow, store: LogStore) {
    this.row = row;
    this.game = gameOf(GAMES, row.game).game;
    this.#store = store;
    this.#looks = row.options.lukasBlick === 'look';
    const match = startMatch(this.game, row.id, row.options);
    this.#moments = [{ match, known: NOTHING, entry: null, draws: '' }];
  }

  get seq(): number {
    return this.#moments.length - 1;
  }

  get last(): Moment {
    const last = this.#moments[this.seq];
    if (last === undefined) throw new RangeError('no moment');
    return last;
  }

  /** Reads what the store has got since; gives the new entries. */
  async advance(): Promise<readonly StoredEntry[]> {
    const entries = await this.#store.entries(this.row.id, this.seq);
    for (const entry of entries) this.#apply(entry);
    return entries;
  }

  #apply(entry: StoredEntry): void {
    const { last } = this;
    let { known, draws } = last;
    for (const event of entry.events) {
      known = learned(known, event, this.#looks);
      if (event.type === 'gezogen') draws += JSON.stringify(event);
    }
    this.#moments.push({ match: applyEntry(this.game, last.match, entry), known, entry, draws });
  }

  /** The moment after that seq; undefined if the store had not got there. */
  at(seq: number): Moment | undefined {
    return this.#moments[seq];
  }

  /** Through whose eyes a player sees this match. */
  viewerOf(playerId: string | null): Viewer {
    const seat = SEATS.find((at) => {
      const held = this.row.seats[at];
      return held.kind === 'player' && held.playerId === playerId;
    });
    return seat ?? 'public';
  }

  /** Whether the match is over, its last deal laid open. */
  get isOver(): boolean {
    const { match } = this.last;
    return isEnded(this.game, match) && nextStep(this.game, match) === null;
  }

  /** Lets go of the views that were compared; they are made anew if they are needed again. */
  forgetViews(): void {
    this.#views.clear();
  }

  /** The sections that a viewer sees at a moment, each as JSON. */
  sections(seq: number, viewer: Viewer): Readonly<Record<string, string>> {
    const key = `${seq} ${viewer}`;
    const cached = this.#views.get(key);
    if (cached !== undefined) return cached;
    const moment = this.at(seq);
    const view = moment === undefined ? {} : projectView(this.game, moment.match, viewer);
    const texts = Object.fromEntries(
      Object.entries(view).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    this.#views.set(key, texts);
    return texts;
  }

  /** An entry's events as the viewer may see them, as JSON. */
  events(seq: number, viewer: Viewer): string {
    return JSON.stringify(redactEvents(this.game, this.at(seq)?.entry?.events ?? [], viewer));
  }
}
