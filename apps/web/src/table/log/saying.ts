import type { Card, Seat, Suit, Tagged } from '@stammtisch/kit';
import type { ReactNode } from 'react';
import type { GameTableProps } from '../scene/gameTable.ts';

/** How a game is told of. */
export interface Saying {
  /** An event as a sentence; null if there is nothing to say of it. */
  sentence(event: Tagged): string | null;
  /** What was meant, in a few words; null where the game has none for it. */
  intent(intent: Tagged): string | null;
  /** Why the rules refuse something. */
  refusal(code: string): string;
  nameOf(seat: Seat): string;
  cardName(card: Card): string;
  suitName(suit: Suit): string;
}

export interface GameWordsProps extends Pick<GameTableProps, 'table' | 'room'> {
  children: (saying: Saying) => ReactNode;
}
