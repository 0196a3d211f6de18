import type { MatchSummary } from '@stammtisch/protocol';

/** The names of those who won; none while it runs or if it was called off. */
export function winnersOf({ ranking, names }: Pick<MatchSummary, 'ranking' | 'names'>): string[] {
  return (ranking ?? []).filter(({ place }) => place === 1).map(({ seat }) => names[seat]);
}
