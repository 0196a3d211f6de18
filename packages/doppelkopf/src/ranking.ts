import { type BySeat, placesOf, SEATS } from '@stammtisch/kit';
import type { RankedPlayer } from './events.ts';

/** The seats by total score, the highest first; equal ones share a place and stand in seat order (DK-29). */
export function rankingOf(scores: BySeat<number>): readonly RankedPlayer[] {
  const ranked = SEATS.map((seat) => ({ seat, score: scores[seat] }));
  ranked.sort((a, b) => b.score - a.score || a.seat - b.seat);
  const places = placesOf(ranked, (a, b) => a.score === b.score);
  return ranked.map(({ seat, score }, i) => ({ seat, place: places[i] ?? i + 1, score }));
}
