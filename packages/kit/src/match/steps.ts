import { diceFrom } from '../dealing/dice.ts';
import { dealKey } from '../dealing/seed.ts';
import type { AnyGame, Tagged } from '../game.ts';
import { isEnded, type MatchState, type Siegel } from './state.ts';

/** What the table itself has to do next; null while it waits for players, or when all is over. */
export type TableStep =
  | { readonly type: 'offenlegen'; readonly deal: number }
  | { readonly type: 'versiegeln'; readonly deal: number }
  | { readonly type: 'mischen'; readonly deal: number }
  | { readonly type: 'geben'; readonly deal: number; readonly siegel: Siegel };

/**
 * The table's next step. A finished deal is laid open, the next one sealed, the contributions mixed in, and
 * only then is it given; a match that has ended lays its last deal open.
 */
export function nextStep(game: AnyGame, match: MatchState): TableStep | null {
  const { siegel } = match;
  const wanted = isEnded(game, match) ? null : game.dealWanted(match.game);
  if (siegel !== null) {
    const done = isEnded(game, match) || (wanted !== null && wanted !== siegel.deal);
    if (done) return { type: 'offenlegen', deal: siegel.deal };
  }
  if (wanted === null) return null;
  if (siegel === null) return { type: 'versiegeln', deal: wanted };
  if (siegel.beitraege === null) return { type: 'mischen', deal: wanted };
  return { type: 'geben', deal: wanted, siegel };
}

/** The game's own intent for a `geben` step, from the sealed and mixed randomness of that deal. */
export function dealIntent(game: AnyGame, match: MatchState, siegel: Siegel): Tagged {
  const beitraege = siegel.beitraege ?? [null, null, null, null];
  const key = dealKey(siegel.secret, beitraege, match.matchId, siegel.deal);
  return game.deal(match.game, diceFrom(key));
}
