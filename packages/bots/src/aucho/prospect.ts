import type { AuchoView } from '@stammtisch/aucho';
import type { Seat } from '@stammtisch/kit';
import { openLukas } from './position.ts';
import type { Prospect } from './worth.ts';

/** What a hand player has ahead while trump is open: to play alone against the two others. */
export function handProspect(view: AuchoView, seat: Seat): Prospect | null {
  if (view.hand === null) return null;
  const leads = view.options.ausspiel === 'declarer' || view.deal.players[0] === seat;
  return { hand: view.hand.cards, contract: 'hand', options: view.options, leads, gone: openLukas(view) };
}

/** What the dealer has ahead, knowing the nine cards of the Lukas: to play alone against three. */
export function lukasProspect(view: AuchoView): Prospect | null {
  const hand = view.hand?.cards ?? view.lukas?.look ?? null;
  if (hand === null) return null;
  const leads = view.options.ausspiel === 'declarer';
  return { hand, contract: 'lukas', options: view.options, leads, gone: [] };
}
