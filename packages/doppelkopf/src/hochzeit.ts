import type { Seat } from '@stammtisch/kit';
import type { DoppelkopfEvent } from './events.ts';
import type { Contract } from './state.ts';

/** DK-12: the last trick that can be the Klärungsstich, and the one that an unmatched Hochzeit counts as (DK-19). */
export const LAST_KLAERUNG = 3;

/** What comes of a trick for a Hochzeit that is not settled (DK-12): a partner, or after the third none; else null. */
export function klaerungAfter(contract: Contract, trick: number, winner: Seat): DoppelkopfEvent | null {
  if (contract.kind !== 'hochzeit' || contract.klaerung !== null) return null;
  if (winner !== contract.bride) return { type: 'hochzeitGeklaert', partner: winner, trick };
  return trick >= LAST_KLAERUNG ? { type: 'hochzeitAllein' } : null;
}

/** The contract after a Hochzeit was settled in this trick, with a partner or without. */
export function settled(contract: Contract, trick: number, partner: Seat | null): Contract {
  if (contract.kind !== 'hochzeit') return contract;
  const { kind, bride } = contract;
  const re = partner === null ? [bride] : [bride, partner].sort((a, b) => a - b);
  return { kind, bride, re, klaerung: { trick, partner } };
}
