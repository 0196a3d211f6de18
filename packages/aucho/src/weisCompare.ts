import { type Suit, seatsFrom, suitOf } from '@stammtisch/kit';
import type { SeatWeis, Weis } from './events.ts';
import { sideOf } from './players.ts';
import type { Contract, CountedWeise, Play } from './state.ts';
import { naturalStrength } from './trumpOrder.ts';

function topCard(weis: Weis): number {
  return weis.cards.reduce((top, card) => Math.max(top, naturalStrength(card)), 0);
}

/** A run in the trump suit; four alike are of no suit. */
function inTrump(weis: Weis, trump: Suit): number {
  return weis.cards.every((card) => suitOf(card) === trump) ? 1 : 0;
}

/**
 * Compares two Weise by worth (AU-26): points, cards, top card in natural order, trump. Positive if `a` is better,
 * 0 if only the seat can tell.
 */
export function compareWeise(a: Weis, b: Weis, trump: Suit): number {
  return (
    a.points - b.points ||
    a.cards.length - b.cards.length ||
    topCard(a) - topCard(b) ||
    inTrump(a, trump) - inTrump(b, trump)
  );
}

/** All shown Weise that count at all, the seats in order from the leader of trick 1. */
function shownWeise(play: Pick<Play, 'shown' | 'vorhand'>): readonly SeatWeis[] {
  return seatsFrom(play.vorhand)
    .flatMap((seat) => (play.shown[seat] ?? []).map(({ cards, points }) => ({ seat, cards, points })))
    .filter((weis) => weis.points > 0); // AU-9: late four Under were shown with 0 points
}

/**
 * The Weise that count at the end of trick 1: all those of the side that has the single best one (AU-26); null if
 * nobody showed one that counts. Of equal ones the earlier seat from the leader has it.
 */
export function countWeise(
  play: Pick<Play, 'shown' | 'vorhand'>,
  contract: Pick<Contract, 'declarer' | 'trump'>,
): CountedWeise | null {
  const all = shownWeise(play);
  let best: SeatWeis | null = null;
  for (const weis of all) {
    // Only a strictly better one replaces: the list is in seat order, so the earlier seat keeps it.
    if (best === null || compareWeise(weis, best, contract.trump) > 0) best = weis;
  }
  if (best === null) return null;
  const side = sideOf(best.seat, contract.declarer);
  const weise = all.filter((weis) => sideOf(weis.seat, contract.declarer) === side);
  return { side, points: weise.reduce((sum, weis) => sum + weis.points, 0), weise };
}
