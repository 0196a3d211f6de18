import type { Standing } from '@stammtisch/protocol';
import type { MatchRow, MatchSeat } from '../store/records.ts';

/** The results of finished matches, added up: by player, computers by their name. */
export type Tally = ReadonlyMap<string, Standing>;

function keyOf(held: MatchSeat): string {
  return held.kind === 'player' ? held.playerId : `computer ${held.name}`;
}

/** A tally with one match more; one that was called off has no result, and changes nothing. */
export function withMatch(tally: Tally, { seats, ranking }: MatchRow): Tally {
  const sum = new Map(tally);
  for (const { seat, place } of ranking ?? []) {
    const held = seats[seat];
    const { matches: played = 0, wins = 0 } = sum.get(keyOf(held)) ?? {};
    sum.set(keyOf(held), { name: held.name, matches: played + 1, wins: wins + (place === 1 ? 1 : 0) });
  }
  return sum;
}

/** The tally of a room's matches. */
export function tallyOf(matches: readonly MatchRow[]): Tally {
  return matches.reduce<Tally>(withMatch, new Map());
}

/** Most wins first. */
export function standingsOf(tally: Tally): Standing[] {
  return [...tally.values()].sort(
    (a, b) => b.wins - a.wins || a.matches - b.matches || a.name.localeCompare(b.name),
  );
}
