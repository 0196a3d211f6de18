import { SEATS } from '@stammtisch/kit';
import { stringify } from 'csv-stringify/sync';
import type { MatchRow } from '../store/records.ts';

/** The columns in which the games write their results, beside place and name. */
const GAME_COLUMNS = ['striche', 'haerdoepfel', 'stand', 'score'] as const;

const COLUMNS = [
  ...['matchId', 'game', 'room', 'began', 'ended', 'state', 'seat', 'name', 'computer', 'place'],
  ...GAME_COLUMNS,
];

function stateOf({ endedAt, aborted }: MatchRow): string {
  return endedAt === null ? 'running' : aborted ? 'aborted' : 'ended';
}

/** The heading line of a file of results. */
export function resultsHeading(): string {
  return stringify([COLUMNS], { bom: true });
}

/** Four lines a match, one for each seat. Names that a spreadsheet would read as a formula are defused. */
export function resultLines(match: MatchRow): string {
  const { id, game, roomId, createdAt, endedAt, seats, ranking } = match;
  const began = new Date(createdAt).toISOString();
  const ended = endedAt === null ? '' : new Date(endedAt).toISOString();
  const rows = SEATS.map((seat) => {
    const held = seats[seat];
    const ranked: Readonly<Record<string, unknown>> = {
      ...ranking?.find((one) => one.seat === seat),
    };
    const head = [id, game, roomId, began, ended, stateOf(match), seat, held.name];
    const columns = GAME_COLUMNS.map((name) => ranked[name] ?? '');
    return [...head, held.kind === 'computer' ? 'yes' : 'no', ranked.place ?? '', ...columns];
  });
  return stringify(rows, { escape_formulas: true });
}
