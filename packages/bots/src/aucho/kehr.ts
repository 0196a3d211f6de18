import type { AuchoView } from '@stammtisch/aucho';
import { type Seat, suitOf, type Tagged } from '@stammtisch/kit';
import { handProspect } from './prospect.ts';
import { legalOf } from './readView.ts';
import { type Choice, gainIn } from './worth.ts';

/** From what gain a suit counts as decent, and how many of them make a Kehr. */
const DECENT = -0.35;
const SUITS_FOR_KEHR = 2;

/** Whether a hand that is not enough for a trump of its own may hope for the Kehr: several decent suits (AU-11). */
export function wantsKehr(view: AuchoView, suits: readonly Choice[]): boolean {
  // AU-11 `waits`: a second demand would change nothing.
  if (view.seats.some((other) => other.said === 'kehr')) return false;
  return suits.filter((suit) => suit.gain >= DECENT).length >= SUITS_FOR_KEHR;
}

/** What a Halt must gain on cards 1 to 8: the fewer suits are still to come, the less one waits for a better one. */
const ENOUGH = [0.2, 0.15, 0.1, 0.05, 0, -0.05, -0.1, 0] as const;
/**
 * The same for the demander. A failed Kehr costs them as much as a lost game and pays the others besides (AU-15), so on
 * the eighth card they call in any case.
 */
const ENOUGH_DEMANDER = [0.15, 0.05, -0.05, -0.1, -0.15, -0.2, -0.25, Number.NEGATIVE_INFINITY] as const;

/** The answer to the current card of a Kehr (AU-13). */
export function antworten(view: AuchoView, seat: Seat): Tagged | null {
  const prospect = handProspect(view, seat);
  const open = view.lukas?.open ?? [];
  const current = open[open.length - 1];
  if (prospect === null || current === undefined) return null;
  const limits = view.kehr?.demander === seat ? ENOUGH_DEMANDER : ENOUGH;
  const enough = limits[open.length - 1] ?? 0;
  return legalOf(view, gainIn(prospect, suitOf(current.card)) >= enough ? 'halt' : 'weiter');
}
