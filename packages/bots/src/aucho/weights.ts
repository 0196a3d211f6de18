/**
 * What the computer goes by when it plays a card, all in points. Found by letting versions of it play some hundred
 * thousand deals against each other, then rounded.
 */
export interface Weights {
  /** What a trump is worth as long as it stays in the hand, by strength from the Six to the Buur. */
  readonly keepTrump: readonly number[];
  /** The same for a side-suit card, from the Six to the Ace. */
  readonly keepSide: readonly number[];
  /** What it is worth to the declarer to draw one trump and keep the lead. */
  readonly draw: number;
  /** Points that a player who is still to come adds to a trick. */
  readonly later: number;
  /** How likely somebody trumps although they could follow (AU-20). */
  readonly ruff: number;
  /** How much of their share of the unseen trumps the declarer is still reckoned with: they have led some of them. */
  readonly declarerTrumps: number;
}

export const WEIGHTS: Weights = {
  keepTrump: [12, 12, 12, 20, 15, 16, 24, 27, 36],
  keepSide: [0, 0, 1, 2, 2, 1, 1, 5, 12],
  draw: 8,
  later: 2,
  ruff: 0.3,
  declarerTrumps: 0.5,
};
