import { isKernelEvent } from '@stammtisch/kit';
import type { StoredEntry } from '../../apps/server/src/store/records.ts';

/** What deals were mixed with: how many there were, with everybody's bytes, and without those of a seat that was bound to some. */
export interface Mixed {
  readonly deals: number;
  readonly byAll: number;
  readonly failed: number;
}

export const NOTHING_MIXED: Mixed = { deals: 0, byAll: 0, failed: 0 };

export function addMixed(a: Mixed, b: Mixed): Mixed {
  return { deals: a.deals + b.deals, byAll: a.byAll + b.byAll, failed: a.failed + b.failed };
}

/** Counts the deals of logs. */
export function mixedIn(entries: readonly StoredEntry[]): Mixed {
  let mixed = NOTHING_MIXED;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (!isKernelEvent(event) || event.type !== 'gemischt') continue;
    const byAll = event.beitraege.every((beitrag) => beitrag !== null) ? 1 : 0;
    const failed = event.versaeumt?.some((one) => one !== null) ? 1 : 0;
    mixed = addMixed(mixed, { deals: 1, byAll, failed });
  }
  return mixed;
}
