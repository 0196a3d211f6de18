import type { Beitraege, DealingAlgorithm } from '../dealing/seed.ts';
import type { Umschlaege, Versaeumnis } from '../dealing/umschlaege.ts';
import type { BySeat, Seat } from '../seats.ts';

/** That a seat's bytes are left out by its own fault. */
export interface Versaeumt {
  readonly grund: Versaeumnis;
  /** How often it has come to that in this match, this time included. */
  readonly mal: number;
}

/** What comes of the kernel's intents. `secret` of `versiegelt` is redacted until the deal is laid open. */
export type KernelEvent =
  | {
      readonly type: 'versiegelt';
      readonly deal: number;
      readonly algorithm: DealingAlgorithm;
      readonly commitment: string;
      readonly secret?: string;
    }
  | { readonly type: 'hinterlegt'; readonly deal: number; readonly umschlaege: Umschlaege }
  | {
      readonly type: 'gemischt';
      readonly deal: number;
      /** The bytes that count. */
      readonly beitraege: Beitraege;
      /** Whose were left out; not in `chacha20-v1`, where nobody was bound to any. */
      readonly versaeumt?: BySeat<Versaeumt | null>;
    }
  | { readonly type: 'offengelegt'; readonly deal: number; readonly secret: string }
  | { readonly type: 'abgebrochen' }
  | { readonly type: 'vertretung'; readonly seat: Seat; readonly vertreten: boolean };

const KERNEL_EVENTS: Readonly<Record<KernelEvent['type'], true>> = {
  versiegelt: true,
  hinterlegt: true,
  gemischt: true,
  offengelegt: true,
  abgebrochen: true,
  vertretung: true,
};

/** Tells the kernel's events from a game's; games use none of these names. */
export function isKernelEvent(event: { readonly type: string }): event is KernelEvent {
  return Object.hasOwn(KERNEL_EVENTS, event.type);
}
