import type { Ansage, DoppelkopfIntent, DoppelkopfLegal, DoppelkopfView } from '@stammtisch/doppelkopf';
import type { Seat } from '@stammtisch/kit';

/**
 * The one place where a projected view becomes Doppelkopf's. The caller has projected it with `doppelkopfGame`, which
 * only builds a `DoppelkopfView`; the registry by game knows no more than that it is an object.
 */
export function asDoppelkopfView(view: object): DoppelkopfView {
  return view as DoppelkopfView;
}

/** Whether the table waits for the seat. */
export function isAwaited(view: DoppelkopfView, seat: Seat): boolean {
  return view.table.awaited.includes(seat);
}

/** What the seat may do that needs no choice but its type; null if it may not. */
export function legalOf(
  view: DoppelkopfView,
  type: 'gesund' | 'hochzeit' | 'klopfen',
): DoppelkopfIntent | null {
  return view.legal.find((legal) => legal.type === type) ?? null;
}

/** The announcements that the seat may make now, in the order of the ladder (DK-17, DK-18). */
export function legalAnsagen(view: DoppelkopfView): readonly Ansage[] {
  const ansagen: Ansage[] = [];
  for (const legal of view.legal) if (legal.type === 'ansage') ansagen.push(legal.ansage);
  return ansagen;
}

/** The first intent that does what the table waits for: the answer when no subject has one. */
export function firstLegal(view: DoppelkopfView): DoppelkopfLegal | null {
  return view.legal.find((legal) => legal.type !== 'klopfen' && legal.type !== 'ansage') ?? null;
}
