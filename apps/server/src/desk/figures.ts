import type { DeskFigures } from '@stammtisch/protocol';
import type { FigureRows } from '../store/records.ts';
import { DAY_MS } from '../store/rows.ts';

/** So many days are shown. */
export const FIGURE_DAYS = 30;

/** The desk's figures, a line for every day, those without a match too. `today`: days since 1970-01-01 in UTC. */
export function figuresOf(rows: FigureRows, tables: number, today: number): DeskFigures {
  const countOn = (counts: FigureRows['matches'], day: number) =>
    counts.find((one) => one.day === day)?.count ?? 0;
  const days = Array.from({ length: FIGURE_DAYS }, (_, i) => {
    const day = today - FIGURE_DAYS + 1 + i;
    return {
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      matches: countOn(rows.matches, day),
      players: countOn(rows.players, day),
    };
  });
  const refusals = [...rows.refusals].sort((a, b) => b.count - a.count);
  return { days, running: rows.running, tables, averageSeconds: rows.averageSeconds, refusals };
}
