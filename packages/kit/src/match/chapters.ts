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
  /** Seq of the entry that gave its cards; of its last one as long as none did. However many steps come before. */
  readonly dealt: number;
  /** Whether it was laid open: then everybody may see all of it. */
  readonly over: boolean;
  /** Seqs of the entries that finished a trick. */
  readonly tricks: readonly number[];
}

interface Open {
  deal: number | null;
  readonly from: number;
  to: number;
  mixed: number | null;
  over: boolean;
  readonly tricks: number[];
}

const opened = (deal: number | null, { seq }: Entry): Open => ({
  ...{ deal, from: seq, to: seq, mixed: null, over: false },
  tricks: [],
});

/** Cards are given right after the mixing. */
function closed({ deal, from, to, mixed, over, tricks }: Open): Chapter {
  return { deal: deal ?? 0, from, to, dealt: mixed === null ? to : Math.min(mixed + 1, to), over, tricks };
}

function dealSealedIn({ events }: Entry): number | null {
  for (const event of events) if (isKernelEvent(event) && event.type === 'versiegelt') return event.deal;
  return null;
}

/** A log by its deals, in order. What comes before the first sealing belongs to the first deal. */
export function chaptersOf(game: AnyGame, entries: readonly Entry[]): Chapter[] {
  const chapters: Chapter[] = [];
  let open: Open | null = null;
  for (const entry of entries) {
    const deal = dealSealedIn(entry);
    if (open === null) open = opened(deal, entry);
    else if (deal !== null && open.deal === null) open.deal = deal;
    else if (deal !== null) {
      chapters.push(closed(open));
      open = opened(deal, entry);
    }
    open.to = entry.seq;
    for (const event of entry.events) {
      if (isKernelEvent(event)) {
        open.over ||= event.type === 'offengelegt';
        if (event.type === 'gemischt') open.mixed = entry.seq;
      } else if (game.endsTrick(event)) open.tricks.push(entry.seq);
    }
  }
  if (open !== null) chapters.push(closed(open));
  return chapters;
}
