import type { AuchoView } from '@stammtisch/aucho';
import type { Seat, Tagged } from '@stammtisch/kit';
import { wantsKehr } from './kehr.ts';
import { handProspect } from './prospect.ts';
import { legalOf } from './readView.ts';
import { choices } from './worth.ts';

/** What a hand must gain for its player to declare at once. A pass is worth little: the others seldom lose. */
const ENOUGH = 0;

/** The bid of a hand player (AU-10): trump in the best suit if that pays, seldom a Kehr, else a pass. */
export function bieten(view: AuchoView, seat: Seat): Tagged | null {
  const prospect = handProspect(view, seat);
  if (prospect === null) return null;
  const suits = choices(prospect);
  const best = suits[0];
  if (best !== undefined && best.gain >= ENOUGH) {
    return view.legal.find((legal) => legal.type === 'trumpf' && legal.suit === best.suit) ?? null;
  }
  return (wantsKehr(view, suits) ? legalOf(view, 'kehr') : null) ?? legalOf(view, 'weiter');
}
