import { type AnyGame, chaptersOf, type Entry, redactEvents, type Viewer } from '@stammtisch/kit';
import type { TableLog } from '@stammtisch/protocol';

/** What happened in one deal of a log, as a viewer may know it; null if there is no such deal. */
export function tellDeal(
  game: AnyGame,
  log: readonly Entry[],
  deal: number,
  viewer: Viewer,
): Omit<TableLog, 'matchId'> | null {
  const chapters = chaptersOf(game, log);
  const chapter = chapters.find((one) => one.deal === deal);
  if (chapter === undefined) return null;
  const entries = log
    .filter(({ seq }) => seq >= chapter.from && seq <= chapter.to)
    .map(({ seq, at, events }) => ({ seq, at, events: redactEvents(game, events, viewer) }));
  return { deal, deals: chapters.map((one) => one.deal), entries };
}
