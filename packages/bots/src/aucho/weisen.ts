import type { AuchoIntent, AuchoView } from '@stammtisch/aucho';
import type { Tagged } from '@stammtisch/kit';
import { legalOf } from './readView.ts';

/** Announces four Under as soon as they are held: only so do they count (AU-8). */
export function vierUnder(view: AuchoView): Tagged | null {
  return legalOf(view, 'vierUnder');
}

/** Shows every Weis that costs nothing (AU-24, AU-9); null if there is none. */
export function weisen(view: AuchoView): Tagged | null {
  const from = legalOf(view, 'weisen')?.from ?? [];
  const weise = from.filter((weis) => !weis.strafe).map(({ cards }) => ({ cards: [...cards] }));
  const intent: AuchoIntent = { type: 'weisen', weise };
  return weise.length === 0 ? null : intent;
}
