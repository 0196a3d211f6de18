import { isSeat, type Seat, type Tagged } from '@stammtisch/kit';
import type { TableText } from '../words/tableTexts.ts';

const KERNEL = ['versiegelt', 'gemischt', 'offengelegt', 'abgebrochen'] as const;

type KernelWord = (typeof KERNEL)[number];

function isKernelWord(type: string): type is KernelWord {
  return KERNEL.some((word) => word === type);
}

function standIn(event: Tagged): { seat: Seat; vertreten: boolean } | null {
  if (event.type !== 'vertretung' || !('seat' in event) || !('vertreten' in event)) return null;
  return isSeat(event.seat) ? { seat: event.seat, vertreten: event.vertreten === true } : null;
}

/** What happens at every table alike, as a sentence; null for what a game has words for. */
export function kernelSentence(event: Tagged, nameOf: (seat: Seat) => string, t: TableText): string | null {
  if (isKernelWord(event.type)) return t(`kernel.${event.type}`);
  const change = standIn(event);
  if (change === null) return null;
  return t(change.vertreten ? 'kernel.vertreten' : 'kernel.zurueck', { name: nameOf(change.seat) });
}
