import type { Standing } from '@stammtisch/protocol';
import type { MatchRow } from '../store/records.ts';

/** The results of a room's finished matches, added up by player; computers count under their name. Most wins first. */
export function standingsOf(matches: readonly MatchRow[]): Standing[] {
  const table = new Map<string, Standing>();
  for (const { seats, ranking } of matches) {
    for (const { seat, place } of ranking ?? []) {
      const held = seats[seat];
      const key = held.kind === 'player' ? held.playerId : `computer ${held.name}`;
      const { matches: played = 0, wins = 0 } = table.get(key) ?? {};
      table.set(key, { name: held.name, matches: played + 1, wins: wins + (place === 1 ? 1 : 0) });
    }
  }
  return [...table.values()].sort(
    (a, b) => b.wins - a.wins || a.matches - b.matches || a.name.localeCompare(b.name),
  );
}
