import type { AuchoView } from '@stammtisch/aucho';
import type { Seat, Tagged } from '@stammtisch/kit';
import { antworten } from './kehr.ts';
import { lukas, lukasTrumpf } from './lukas.ts';
import { rauben } from './rauben.ts';
import { asAuchoView, firstLegal, isAwaited, legalOf } from './readView.ts';
import { spielen } from './spielen.ts';
import { bieten } from './trumpf.ts';
import { vierUnder, weisen } from './weisen.ts';

/** What the phase asks of the seat. */
function answer(view: AuchoView, seat: Seat): Tagged | null {
  switch (view.deal.phase) {
    case 'bieten':
      return bieten(view, seat);
    case 'kehr':
      return legalOf(view, 'aufdecken') ?? antworten(view, seat);
    case 'lukasWahl':
      return lukas(view);
    case 'lukasTrumpf':
      return lukasTrumpf(view);
    case 'spiel':
      return weisen(view) ?? spielen(view, seat);
    case 'bereit':
    case 'ende':
      return null;
  }
}

/**
 * The computer's player of Aucho. It announces and robs whenever it may, before it answers; once done neither is
 * legal any more, so it cannot go on forever. When the table waits for the seat it always answers.
 */
export function auchoBot(raw: object, seat: Seat): Tagged | null {
  const view = asAuchoView(raw);
  if (view.legal.length === 0) return null;
  const besides = vierUnder(view) ?? rauben(view);
  if (besides !== null) return besides;
  if (!isAwaited(view, seat)) return null;
  return answer(view, seat) ?? firstLegal(view);
}
