import { type Card, withoutCard } from './cards.ts';
import { type BySeat, bySeat, type Seat, setSeat, type Viewer } from './seats.ts';

const PACKET = 3;

/**
 * The cards of one hand out of a deck that is dealt round by round, a packet of three to each hand; `place` is the
 * hand's place in that order, from 0.
 */
export function dealtHand<C extends Card>(
  deck: readonly C[],
  place: number,
  hands: number,
  size: number,
): readonly C[] {
  const hand: C[] = [];
  for (let round = 0; round < size / PACKET; round++) {
    const from = (round * hands + place) * PACKET;
    hand.push(...deck.slice(from, from + PACKET));
  }
  return hand;
}

/** Dealt hands as a viewer may see them: a seat its own, all others none. */
export function ownHandOnly<C extends Card>(
  hands: BySeat<readonly C[] | null>,
  viewer: Viewer,
): BySeat<readonly C[] | null> {
  return bySeat((seat) => (seat === viewer ? hands[seat] : null));
}

/** Hands by seat as an event of anybody's shows them; null where it shows none. */
export function shownHands(hands: unknown): BySeat<readonly string[] | null> {
  const list: readonly unknown[] = Array.isArray(hands) ? hands : [];
  return bySeat((seat) => {
    const hand = list[seat];
    return Array.isArray(hand) ? hand.map(String) : null;
  });
}

/** Dealt hands as they are held; who got none holds nothing. */
export function heldHands<C extends Card>(hands: BySeat<readonly C[] | null>): BySeat<readonly C[]> {
  return [hands[0] ?? [], hands[1] ?? [], hands[2] ?? [], hands[3] ?? []];
}

/** The hands after a seat laid a card. */
export function handsAfter<C extends Card>(
  hands: BySeat<readonly C[]>,
  seat: Seat,
  card: C,
): BySeat<readonly C[]> {
  return setSeat(hands, seat, withoutCard(hands[seat], card));
}

/** What a seat can only do that holds one card: lay it, as everybody knows. Null for any other hand. */
export function lastCard<C extends Card>(
  seat: Seat,
  hand: readonly C[],
): { readonly seat: Seat; readonly intent: { readonly type: 'spielen'; readonly card: C } } | null {
  const [card, other] = hand;
  return card !== undefined && other === undefined ? { seat, intent: { type: 'spielen', card } } : null;
}
