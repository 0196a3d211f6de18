import { chaptersOf, type Difference, recordLines, verifyRecord } from '@stammtisch/kit';
import type { DeskMatch, DeskRefusal, ReplayView, Verdict } from '@stammtisch/protocol';
import type { Games } from '../games.ts';
import type { Imports } from '../replay/imports.ts';
import { chapterAt, openEntries, replayOf } from '../replay/replay.ts';
import { type DealFound, replayDeal } from '../replay/replayDeal.ts';
import { recordOf, type SeenMatch, seenInStore } from '../replay/seenMatch.ts';
import type { RefusalRow } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Moderator } from './moderator.ts';

/** Refused intents; while their deal is being played nobody is told what was meant, or what spoke against it. */
function refusalsIn(seen: SeenMatch, rows: readonly RefusalRow[]): DeskRefusal[] {
  const chapters = chaptersOf(seen.game, seen.entries);
  return rows.map(({ at, seq, seat, intent, code }) => {
    const open = chapterAt(chapters, seq)?.over === true;
    return { at, seq, seat, intent: open ? intent : null, code: open ? code : null };
  });
}

/** What the events would have to be tells hands: not of a deal that is being played. */
function detailOf(seen: SeenMatch, { seq, detail }: Difference): string | null {
  const chapter = chaptersOf(seen.game, seen.entries).find(({ from, to }) => seq >= from && seq <= to);
  return chapter === undefined || chapter.over ? detail : null;
}

/** Matches as the admin's desk sees them: those of the store, and those read from files. */
export class DeskMatches {
  readonly #store: Store;
  readonly #games: Games;
  readonly #imports: Imports;
  readonly #moderator: Moderator;

  constructor(store: Store, games: Games, imports: Imports, moderator: Moderator) {
    this.#store = store;
    this.#games = games;
    this.#imports = imports;
    this.#moderator = moderator;
  }

  /** The match of an address with its log; null if there is none. */
  async find(address: string): Promise<SeenMatch | null> {
    return this.#imports.get(address) ?? seenInStore(this.#store, this.#games, address);
  }

  /** All that the desk shows of a match besides its deals. */
  async look(seen: SeenMatch): Promise<DeskMatch> {
    const replay = replayOf(seen, null);
    const nothing = { note: '', tags: [], refusals: [], attendance: [] };
    if (seen.row === null) return { ...replay, imported: true, patience: null, room: null, ...nothing };
    const { id, roomId, patience } = seen.row;
    const [room, remarks, refusals, attendance] = await Promise.all([
      this.#moderator.room(roomId),
      this.#store.remarks(id),
      this.#store.refusals(id),
      this.#store.attendance(id),
    ]);
    return {
      ...replay,
      imported: false,
      patience,
      room,
      note: remarks.note,
      tags: [...remarks.tags],
      refusals: refusalsIn(seen, refusals),
      attendance: attendance.map(({ at, seq, seat, here }) => ({ at, seq, seat, here })),
    };
  }

  /** One deal, step by step; one that is being played as the public sees it. */
  deal(seen: SeenMatch, deal: number, view: ReplayView): Promise<DealFound> {
    return replayDeal(seen, deal, view, 'desk');
  }

  /** Decides every intent of the log again, and recomputes every deck from the seeds. */
  verify(seen: SeenMatch): Verdict {
    const difference = verifyRecord(seen.game, recordOf(seen, seen.entries));
    const told = difference && {
      seq: difference.seq,
      what: difference.what,
      detail: detailOf(seen, difference),
    };
    const deals = chaptersOf(seen.game, seen.entries).length;
    return { entries: seen.entries.length, deals, difference: told };
  }

  /** The match as a record file; of one that is being played, the deals that are over. */
  record(seen: SeenMatch): string {
    return `${[...recordLines(recordOf(seen, openEntries(seen)))].join('\n')}\n`;
  }
}
