import { SEATS } from '@stammtisch/kit';
import { stringify } from 'csv-stringify/sync';
import type { Games } from '../games.ts';
import type { MatchRow } from '../store/records.ts';

/** The columns that matches of every game have. */
const COLUMNS = ['matchId', 'game', 'room', 'began', 'ended', 'state', 'seat', 'name', 'computer', 'place'];

/** The columns of all games, in their order; one that two games have is there once. */
function columnsOf(games: Games): readonly string[] {
  return [...new Set([...games.values()].flatMap(({ game }) => game.resultColumns))];
}

function stateOf({ endedAt, aborted }: MatchRow): string {
  return endedAt === null ? 'running' : aborted ? 'aborted' : 'ended';
}

/** The heading line of a file of results. */
export function resultsHeading(games: Games): string {
  return stringify([[...COLUMNS, ...columnsOf(games)]], { bom: true });
}

/** Four lines a match, one for each seat. Names that a spreadsheet would read as a formula are defused. */
export function resultLines(games: Games, match: MatchRow): string {
  const { id, game, roomId, createdAt, endedAt, seats, ranking } = match;
  const began = new Date(createdAt).toISOString();
  const ended = endedAt === null ? '' : new Date(endedAt).toISOString();
  const names = columnsOf(games);
  const rows = SEATS.map((seat) => {
    const held = seats[seat];
    const ranked: Readonly<Record<string, unknown>> = {
      ...ranking?.find((one) => one.seat === seat),
    };
    const head = [id, game, roomId, began, ended, stateOf(match), seat, held.name];
    const columns = names.map((name) => ranked[name] ?? '');
    return [...head, held.kind === 'computer' ? 'yes' : 'no', ranked.place ?? '', ...columns];
  });
  return stringify(rows, { escape_formulas: true });
}
