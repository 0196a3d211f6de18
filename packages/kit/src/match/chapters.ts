import type { AnyGame } from '../game.ts';
import { isKernelEvent } from './events.ts';
import type { Entry } from './fold.ts';

/** The part of a log that belongs to one deal: from its sealing until the next one is sealed. */
export interface Chapter {
  /** 0: the drawing for the first dealer. */
  readonly deal: number;
  /** Seq of its first and of its last entry. */
  readonly from: number;
  readonly to: number;
  /** Whether it was laid open: then everybody may see all of it. */
  readonly over: boolean;
  /** Seqs of the entries that finished a trick. */
  readonly tricks: readonly number[];
}

function dealSealedIn({ events }: Entry): number | null {
  for (const event of events) if (isKernelEvent(event) && event.type === 'versiegelt') return event.deal;
  return null;
}

/** A log by its deals, in order. What comes before the first sealing belongs to the first deal. */
export function chaptersOf(game: AnyGame, entries: readonly Entry[]): Chapter[] {
  const chapters: Chapter[] = [];
  let open: { deal: number | null; from: number; to: number; over: boolean; tricks: number[] } | null = null;
  for (const entry of entries) {
    const deal = dealSealedIn(entry);
    if (open === null) open = { deal, from: entry.seq, to: entry.seq, over: false, tricks: [] };
    else if (deal !== null && open.deal === null) open.deal = deal;
    else if (deal !== null) {
      chapters.push({ ...open, deal: open.deal ?? 0 });
      open = { deal, from: entry.seq, to: entry.seq, over: false, tricks: [] };
    }
    open.to = entry.seq;
    for (const event of entry.events) {
      if (isKernelEvent(event)) open.over ||= event.type === 'offengelegt';
      else if (game.endsTrick(event)) open.tricks.push(entry.seq);
    }
  }
  if (open !== null) chapters.push({ ...open, deal: open.deal ?? 0 });
  return chapters;
}
