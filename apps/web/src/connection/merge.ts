import type { TableUpdate } from '@stammtisch/protocol';
import type { TableState } from './types.ts';

/** `gap`: something was missed, and only a snapshot helps. `ignored`: old, or of another match. */
export type Merge =
  | { readonly kind: 'merged'; readonly table: TableState }
  | { readonly kind: 'gap' | 'ignored' };

/** Merges one update into the table: its sections replace those of the same name. */
export function mergeUpdate(table: TableState | null, update: TableUpdate): Merge {
  if (table === null || update.matchId !== table.matchId || update.seq <= table.seq)
    return { kind: 'ignored' };
  if (update.seq !== table.seq + 1) return { kind: 'gap' };
  const { seq, remainingMs } = update;
  return { kind: 'merged', table: { ...table, seq, remainingMs, view: { ...table.view, ...update.view } } };
}

/** The snapshot that came on entering, unless updates of the same match were quicker. */
export function adoptEntered(table: TableState | null, snapshot: TableState | null): TableState | null {
  const outrun = table !== null && table.matchId === snapshot?.matchId && table.seq > snapshot.seq;
  return outrun ? table : snapshot;
}

/** The snapshot that `sync` brought, unless the table has moved on while it was under way. */
export function adoptSync(table: TableState | null, snapshot: TableState): TableState {
  const outrun = table !== null && (table.matchId !== snapshot.matchId || table.seq > snapshot.seq);
  return outrun ? table : snapshot;
}
