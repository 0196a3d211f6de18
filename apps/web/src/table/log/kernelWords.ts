import { isSeat, SEATS, type Seat, type Tagged } from '@stammtisch/kit';
import type { TableText } from '../words/tableTexts.ts';

const KERNEL = ['versiegelt', 'hinterlegt', 'gemischt', 'offengelegt', 'abgebrochen'] as const;

type KernelWord = (typeof KERNEL)[number];

function isKernelWord(type: string): type is KernelWord {
  return KERNEL.some((word) => word === type);
}

function standIn(event: Tagged): { seat: Seat; vertreten: boolean } | null {
  if (event.type !== 'vertretung' || !('seat' in event) || !('vertreten' in event)) return null;
  return isSeat(event.seat) ? { seat: event.seat, vertreten: event.vertreten === true } : null;
}

/** The seats whose bytes are missing in a deal by their own fault, from the second time on. */
function missingIn(event: Tagged): Seat[] {
  if (event.type !== 'gemischt' || !('versaeumt' in event) || !Array.isArray(event.versaeumt)) return [];
  const versaeumt: readonly unknown[] = event.versaeumt;
  return SEATS.filter((seat) => {
    const one = versaeumt[seat];
    return typeof one === 'object' && one !== null && 'mal' in one && Number(one.mal) > 1;
  });
}

/** What happens at every table alike, as a sentence; null for what a game has words for. */
export function kernelSentence(event: Tagged, nameOf: (seat: Seat) => string, t: TableText): string | null {
  const missing = missingIn(event);
  if (missing.length > 0) return t('kernel.gemischtOhne', { names: missing.map(nameOf).join(', ') });
  if (isKernelWord(event.type)) return t(`kernel.${event.type}`);
  const change = standIn(event);
  if (change === null) return null;
  return t(change.vertreten ? 'kernel.vertreten' : 'kernel.zurueck', { name: nameOf(change.seat) });
}
