import type { AuchoIntent, AuchoLegal, AuchoView } from '@stammtisch/aucho';
import type { Seat } from '@stammtisch/kit';

/**
 * The one place where a projected view becomes Aucho's. The caller has projected it with `auchoGame`, which only
 * builds an `AuchoView`; the registry by game knows no more than that it is an object.
 */
export function asAuchoView(view: object): AuchoView {
  return view as AuchoView;
}

/** Whether the table waits for the seat. */
export function isAwaited(view: AuchoView, seat: Seat): boolean {
  return view.table.awaited.includes(seat);
}

/** What the seat may do that needs no choice but its type; null if it may not. */
export function legalOf<T extends AuchoLegal['type']>(
  view: AuchoView,
  type: T,
): Extract<AuchoLegal, { type: T }> | null {
  for (const legal of view.legal) if (isOf(legal, type)) return legal;
  return null;
}

function isOf<T extends AuchoLegal['type']>(
  legal: AuchoLegal,
  type: T,
): legal is Extract<AuchoLegal, { type: T }> {
  return legal.type === type;
}

/** The first legal intent that may be sent as it stands: the answer when no subject has one. */
export function firstLegal(view: AuchoView): AuchoIntent | null {
  for (const legal of view.legal) if (legal.type !== 'weisen') return legal;
  return null;
}
