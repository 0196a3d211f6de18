import type { DoppelkopfView, Party } from '@stammtisch/doppelkopf';
import type { Seat, Tagged } from '@stammtisch/kit';
import { NEEDED } from './ansagen.ts';
import { prospectOf } from './prospect.ts';
import { legalOf } from './readView.ts';
import { chanceOfAugen } from './worth.ts';

/** From what chance to win the seat knocks: like an announcement, but it tells nobody who stands with whom (DK-27). */
const ENOUGH: Readonly<Record<Party, number>> = { re: 0.93, kontra: 0.55 };

/**
 * Knocks with a good hand (DK-21); null if not. Only once the asking is over, when it is settled who plays what, and
 * as soon as it may, for the fifth card comes soon.
 */
export function klopfen(view: DoppelkopfView, seat: Seat): Tagged | null {
  const intent = view.deal.phase === 'spiel' ? legalOf(view, 'klopfen') : null;
  const party = view.own?.party ?? null;
  const prospect = intent === null ? null : prospectOf(view, seat);
  if (prospect === null || party === null) return null;
  return chanceOfAugen(prospect, NEEDED[party]) >= ENOUGH[party] ? intent : null;
}
