import { type BySeat, rankBy, SEATS } from '@stammtisch/kit';
import type { RankedPlayer } from './events.ts';

/** The seats by total score, the highest first; equal ones share a place and stand in seat order (DK-29). */
export function rankingOf(scores: BySeat<number>): readonly RankedPlayer[] {
  const players = SEATS.map((seat) => ({ seat, score: scores[seat] }));
  const ranked = rankBy(players, (a, b) => b.score - a.score);
  return ranked.map(({ seat, place, score }) => ({ seat, place, score })); // key by key as records have it
}
