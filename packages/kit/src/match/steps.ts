import { diceFrom } from '../dealing/dice.ts';
import { type Beitraege, dealKey } from '../dealing/seed.ts';
import type { AnyGame, Tagged } from '../game.ts';
import type { KernelIntent } from './intents.ts';
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

/** What goes into a table's steps from outside: its own secret of a deal, and what the players' browsers added. */
export interface DealSource {
  secret(deal: number): string;
  beitraege(deal: number): Beitraege;
}

/** The intent by which the table does its next step. Asks the source only for what that step needs. */
export function tableIntent(
  game: AnyGame,
  match: MatchState,
  step: TableStep,
  source: DealSource,
): Tagged | KernelIntent {
  const { deal } = step;
  switch (step.type) {
    case 'offenlegen':
      return { type: 'offenlegen', deal };
    case 'versiegeln':
      return { type: 'versiegeln', deal, secret: source.secret(deal) };
    case 'mischen': {
      const [a, b, c, d] = source.beitraege(deal);
      return { type: 'mischen', deal, beitraege: [a, b, c, d] };
    }
    case 'geben':
      return dealIntent(game, match, step.siegel);
  }
}
