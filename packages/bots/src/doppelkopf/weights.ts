/** What cards are worth in the hand: a row for each suit from the highest down, from Neun to As (DK-3, DK-4). */
export type CardValues = readonly (readonly number[])[];

/**
 * What the computer goes by when it plays a card, all in Augen. Found by letting versions of it play some hundred
 * thousand deals against each other, then rounded.
 */
export interface Weights {
  /** What a card is worth as long as it stays in the hand. */
  readonly keep: CardValues;
  /** What it is worth to part with the last card of a suit: higher suits may cut in from then on. */
  readonly voiding: readonly number[];
  /** Augen that a player who is still to come adds to a trick of the other side, and to one of their own. */
  readonly lost: number;
  readonly smeared: number;
  /** How likely somebody takes a trick away from their partner if they can. */
  readonly overtakes: number;
  /** How likely somebody beats a card of the other side if they can. */
  readonly beats: number;
  /** How much less likely a high card is still out than a low one, at the end of a deal. */
  readonly spent: number;
}

export const WEIGHTS: Weights = {
  keep: [
    [4, 5, 7, 9, 19, 28],
    [1, 2, 3, 4, 7, 9],
    [0, 1, 2, 3, 5, 7],
    [1, 1, 1, 2, 6, 6],
  ],
  voiding: [0, 5, 6, 6],
  lost: 1.5,
  smeared: 4.5,
  overtakes: 0.6,
  beats: 0.9,
  spent: 0.7,
};
