/** How long the table waits before it goes on by itself, in milliseconds. All 0 in tests. */
export interface Pace {
  /** Before a computer player acts, so that people can follow. */
  readonly botMs: number;
  /** On top of it after a finished trick, which lies to be seen. */
  readonly trickMs: number;
  /** Before the table does what a seat has no choice about. */
  readonly automaticMs: number;
  /** After a deal's result, before the next is dealt. */
  readonly dealMs: number;
  /** After each round of drawing for the dealer. */
  readonly drawMs: number;
  /** How long a deal waits at most for what connected browsers add to it. */
  readonly beitragMs: number;
  /** AU-14: how long the first card after a Halt is held back. */
  readonly holdMs: number;
}

export const HUMAN_PACE: Pace = {
  botMs: 900,
  trickMs: 1300,
  automaticMs: 2500,
  dealMs: 8000,
  drawMs: 2500,
  beitragMs: 1000,
  holdMs: 3000,
};

export const NO_PAUSES: Pace = {
  botMs: 0,
  trickMs: 0,
  automaticMs: 0,
  dealMs: 0,
  drawMs: 0,
  beitragMs: 0,
  holdMs: 0,
};
