import type { Replay, ReplayChapter, ReplayView } from '@stammtisch/protocol';
import { REPLAY_VIEWS } from '@stammtisch/protocol/constants';

/** A place in a match: which deal, after which entry, through whose eyes. */
export interface Position {
  readonly deal: number;
  readonly seq: number;
  readonly view: ReplayView;
}

/** Where a deal is first looked at: there the cards lie. */
export function startOf({ dealt }: ReplayChapter): number {
  return dealt;
}

/** The deals that can be looked at by everybody: those that are over. */
export function openChapters({ chapters }: Pick<Replay, 'chapters'>): readonly ReplayChapter[] {
  return chapters.filter(({ over }) => over);
}

/** The entry of a deal that is nearest to a seq. */
export function clamped({ from, to }: ReplayChapter, seq: number): number {
  return Math.max(from, Math.min(to, seq));
}

/** The place that an address names, or the beginning of the first deal; null if there is nothing to see. */
export function positionFrom(search: string, chapters: readonly ReplayChapter[]): Position | null {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const text = query.get(name);
    return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
  };
  const wanted = chapters.find(({ deal }) => deal === number('deal'));
  const chapter = wanted ?? chapters.find(({ deal }) => deal > 0) ?? chapters[0];
  if (chapter === undefined) return null;
  const seq = wanted === undefined ? null : number('seq');
  const view = REPLAY_VIEWS.find((one) => one === query.get('view')) ?? 'open';
  return { deal: chapter.deal, seq: seq === null ? startOf(chapter) : clamped(chapter, seq), view };
}

/** The address of a place. */
export function searchOf({ deal, seq, view }: Position): string {
  return `?${new URLSearchParams({ deal: String(deal), seq: String(seq), view })}`;
}

/** One entry on or back; at the end of a deal on to the next one that can be seen. The same place where nothing comes. */
export function stepped(position: Position, chapters: readonly ReplayChapter[], by: 1 | -1): Position {
  const at = chapters.findIndex(({ deal }) => deal === position.deal);
  const chapter = chapters[at];
  if (chapter === undefined) return position;
  const seq = position.seq + by;
  if (seq >= chapter.from && seq <= chapter.to) return { ...position, seq };
  const next = chapters[at + by];
  if (next === undefined) return position;
  return { ...position, deal: next.deal, seq: by === 1 ? next.from : next.to };
}

/** The end of the next trick, or of the one before; the end or the beginning of the deal where there is none. */
export function trickFrom(position: Position, chapter: ReplayChapter, by: 1 | -1): Position {
  const { tricks, from, to } = chapter;
  const seq =
    by === 1
      ? (tricks.find((trick) => trick > position.seq) ?? to)
      : ([...tricks].reverse().find((trick) => trick < position.seq) ?? from);
  return { ...position, seq };
}
