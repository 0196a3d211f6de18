import type { ReplayChapter } from '@stammtisch/protocol';
import { clamped, type Position, positionFrom, searchOf } from '../../replay/position.ts';

export interface Place {
  readonly chapter: ReplayChapter;
  readonly position: Position;
}

/** Where the address leads in a match; a deal that is not over is seen by nobody's eyes. Null where there is nothing. */
export function placeIn(search: string, chapters: readonly ReplayChapter[]): Place | null {
  const position = positionFrom(search, chapters);
  const chapter = chapters.find(({ deal }) => deal === position?.deal);
  if (position === null || chapter === undefined) return null;
  return { chapter, position: chapter.over ? position : { ...position, view: 'open' } };
}

/** The address of an entry; that of the last one before it where it is none itself. */
export function searchOfEntry(seq: number, chapters: readonly ReplayChapter[]): string | null {
  const chapter = chapters.findLast(({ from }) => from <= seq) ?? chapters[0];
  if (chapter === undefined) return null;
  return searchOf({ deal: chapter.deal, seq: clamped(chapter, seq), view: 'open' });
}
