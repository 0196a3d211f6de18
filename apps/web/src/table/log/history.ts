import { mischungOf } from '../../connection/sections.ts';
import type { GameTableProps } from '../scene/gameTable.ts';
import type { HistoryProps } from './History.tsx';
import type { Say } from './useSay.ts';

/** What the dialog with the play so far needs; it opens at the deal that is on. `shown`: the one that the table names. */
export function historyOf(
  { table, log }: GameTableProps,
  play: { readonly say: Say },
  shown: number,
): Omit<HistoryProps, 'onClose'> {
  return { deal: mischungOf(table)?.deal ?? shown, seq: table.seq, say: play.say, log };
}
