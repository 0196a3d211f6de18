import type { Beitraege, DealingAlgorithm } from '../dealing/seed.ts';
import type { Umschlaege } from '../dealing/umschlaege.ts';
import type { AnyGame, TableState } from '../game.ts';
import type { OptionValues } from '../options.ts';
import type { BySeat } from '../seats.ts';

/** The sealed randomness of the deal that is coming or being played. */
export interface Siegel {
  readonly deal: number;
  readonly algorithm: DealingAlgorithm;
  readonly commitment: string;
  /** Known to the server only, until laid open. */
  readonly secret: string;
  /** Seqs of the entries that sealed it, and that took down the hashes; 0 until it has come. */
  readonly versiegeltSeq: number;
  readonly hinterlegtSeq: number;
  /** The hashes to which the browsers are bound; null until they are taken down, and in `chacha20-v1`. */
  readonly umschlaege: Umschlaege | null;
  /** Null until the players' contributions are in and the deal may be given. */
  readonly beitraege: Beitraege | null;
}

/** All that a table's log amounts to: the game's state and what the kernel adds for every game. */
export interface MatchState<S extends TableState = TableState> {
  readonly matchId: string;
  readonly seq: number;
  readonly game: S;
  readonly siegel: Siegel | null;
  readonly aborted: boolean;
  /** How often each seat's number was left out by its own fault. */
  readonly versaeumt: BySeat<number>;
  /** The seats of people who are gone, for whom the computer plays until they return. */
  readonly vertreten: BySeat<boolean>;
}

/** The state before the first entry. */
export function startMatch(game: AnyGame, matchId: string, options: OptionValues): MatchState {
  return {
    matchId,
    seq: 0,
    game: game.start(options),
    siegel: null,
    aborted: false,
    versaeumt: [0, 0, 0, 0],
    vertreten: [false, false, false, false],
  };
}

/** Whether the match has ended, by the rules or by being aborted; the last deal may still have to be laid open. */
export function isEnded(game: AnyGame, match: MatchState): boolean {
  return match.aborted || game.ranking(match.game) !== null;
}
