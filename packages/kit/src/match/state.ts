import type { Beitraege } from '../dealing/seed.ts';
import type { AnyGame, TableState } from '../game.ts';
import type { OptionValues } from '../options.ts';
import type { BySeat } from '../seats.ts';

/** The sealed randomness of the deal that is coming or being played. */
export interface Siegel {
  readonly deal: number;
  readonly algorithm: string;
  readonly commitment: string;
  /** Known to the server only, until laid open. */
  readonly secret: string;
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
    vertreten: [false, false, false, false],
  };
}

/** Whether the match has ended, by the rules or by being aborted; the last deal may still have to be laid open. */
export function isEnded(game: AnyGame, match: MatchState): boolean {
  return match.aborted || game.ranking(match.game) !== null;
}
