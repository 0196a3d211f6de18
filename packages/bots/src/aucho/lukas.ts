import type { AuchoView } from '@stammtisch/aucho';
import { suitOf, type Tagged } from '@stammtisch/kit';
import { lukasProspect } from './prospect.ts';
import { legalOf } from './readView.ts';
import { choices, gainIn } from './worth.ts';

/** What taking the Lukas must gain; `fort` gains nothing. */
const ENOUGH = 0;

/** Whether the nine cards are worth to be played alone against three (AU-16, AU-17). */
function wantsLukas(view: AuchoView): boolean {
  const bottom = view.lukas?.bottom ?? null;
  // AU-16 `blind`: alone against three with nine unknown cards loses far too often.
  if (view.options.lukasBlick === 'blind') return false;
  const prospect = lukasProspect(view);
  if (prospect === null) return false;
  const bound = view.options.lukasTrumpf === 'bottomCard' && bottom !== null;
  const gain = bound ? gainIn(prospect, suitOf(bottom)) : (choices(prospect)[0]?.gain ?? 0);
  return gain >= ENOUGH;
}

/** The dealer's answer when all three passed (AU-16). */
export function lukas(view: AuchoView): Tagged | null {
  return legalOf(view, wantsLukas(view) ? 'lukas' : 'fort');
}

/** Names trump for the Lukas: the best of the suits that the dealer may name (AU-17). */
export function lukasTrumpf(view: AuchoView): Tagged | null {
  const prospect = lukasProspect(view);
  if (prospect === null) return null;
  for (const { suit } of choices(prospect)) {
    const named = view.legal.find((legal) => legal.type === 'trumpf' && legal.suit === suit);
    if (named !== undefined) return named;
  }
  return null;
}
