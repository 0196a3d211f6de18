import { type Chapter, chaptersOf, type Entry, type Seat } from '@stammtisch/kit';
import type { Replay } from '@stammtisch/protocol';
import type { SeenMatch } from './seenMatch.ts';

/** What there is to see of a match, deal by deal. `you`: the seat that the reader had. */
export function replayOf(seen: SeenMatch, you: Seat | null): Replay {
  const { matchId, game, rulesVersion, options, names, createdAt, endedAt, aborted, ranking } = seen;
  return {
    matchId,
    game: game.id,
    rulesVersion,
    options,
    names,
    direction: game.direction,
    createdAt,
    endedAt,
    aborted,
    ranking,
    you,
    chapters: chaptersOf(game, seen.entries).map(({ tricks, ...chapter }) => ({
      ...chapter,
      tricks: [...tricks],
    })),
  };
}

/** The entries of the deals that are over: what may be shown whole, of a match that is still played too. */
export function openEntries({ game, entries }: SeenMatch): readonly Entry[] {
  const running = chaptersOf(game, entries).find(({ over }) => !over);
  return running === undefined ? entries : entries.filter(({ seq }) => seq < running.from);
}

/** The deal that an entry belongs to, or that was played after it. */
export function chapterAt(chapters: readonly Chapter[], seq: number): Chapter | undefined {
  return chapters.find(({ from, to }) => seq >= from && seq <= to) ?? chapters[0];
}
