import { randomHex } from './ids.ts';
import { mischungOf } from './sections.ts';
import type { TableState } from './types.ts';

/** What this browser added to one deal, and what the server had committed itself to by then; for later checking. */
export interface KeptBeitrag {
  readonly commitment: string;
  readonly beitrag: string;
}

const BEITRAG_BYTES = 16;

function keyOf(matchId: string, deal: number): string {
  return `stammtisch.beitrag.${matchId}.${deal}`;
}

function isKept(value: unknown): value is KeptBeitrag {
  return typeof value === 'object' && value !== null && 'commitment' in value && 'beitrag' in value;
}

/** What was kept for a deal in this tab; null if this browser added nothing to it. */
export function keptBeitrag(matchId: string, deal: number): KeptBeitrag | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(matchId, deal)) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function keep(matchId: string, deal: number, kept: KeptBeitrag): void {
  try {
    sessionStorage.setItem(keyOf(matchId, deal), JSON.stringify(kept));
  } catch {
    // Without storage the deal can still be checked, only not against this browser's own memory.
  }
}

/**
 * The 16 bytes to add to the deal that is being mixed; null if none is asked for. A reload sends the same bytes
 * again, so that what is kept is what was used.
 */
export function dueBeitrag(table: TableState): { matchId: string; deal: number; beitrag: string } | null {
  const mischung = mischungOf(table);
  if (table.seat === null || mischung === null || mischung.gemischt) return null;
  const { matchId } = table;
  const { deal, commitment } = mischung;
  const before = keptBeitrag(matchId, deal);
  if (before?.commitment === commitment) return { matchId, deal, beitrag: before.beitrag };
  const beitrag = randomHex(BEITRAG_BYTES);
  keep(matchId, deal, { commitment, beitrag });
  return { matchId, deal, beitrag };
}
