import type { Beitraege } from '../dealing/seed.ts';
import type { Seat } from '../seats.ts';

/** What comes of the kernel's intents. `secret` of `versiegelt` is redacted until the deal is laid open. */
export type KernelEvent =
  | {
      readonly type: 'versiegelt';
      readonly deal: number;
      readonly algorithm: string;
      readonly commitment: string;
      readonly secret?: string;
    }
  | { readonly type: 'gemischt'; readonly deal: number; readonly beitraege: Beitraege }
  | { readonly type: 'offengelegt'; readonly deal: number; readonly secret: string }
  | { readonly type: 'abgebrochen' }
  | { readonly type: 'vertretung'; readonly seat: Seat; readonly vertreten: boolean };

const KERNEL_EVENTS: Readonly<Record<KernelEvent['type'], true>> = {
  versiegelt: true,
  gemischt: true,
  offengelegt: true,
  abgebrochen: true,
  vertretung: true,
};

/** Tells the kernel's events from a game's; games use none of these names. */
export function isKernelEvent(event: { readonly type: string }): event is KernelEvent {
  return Object.hasOwn(KERNEL_EVENTS, event.type);
}
