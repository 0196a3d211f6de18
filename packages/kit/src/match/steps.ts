import { diceFrom } from '../dealing/dice.ts';
import { type Beitraege, DEALING_ALGORITHM, dealKey } from '../dealing/seed.ts';
import type { Umschlaege } from '../dealing/umschlaege.ts';
import type { AnyGame, Tagged } from '../game.ts';
import { bySeat } from '../seats.ts';
import type { KernelIntent } from './intents.ts';
import { isEnded, type MatchState, type Siegel } from './state.ts';

/** What the table itself has to do next; null while it waits for players, or when all is over. */
export type TableStep =
  | { readonly type: 'offenlegen'; readonly deal: number }
  | { readonly type: 'versiegeln'; readonly deal: number }
  | { readonly type: 'hinterlegen'; readonly deal: number; readonly siegel: Siegel }
  | { readonly type: 'mischen'; readonly deal: number; readonly siegel: Siegel }
  | { readonly type: 'geben'; readonly deal: number; readonly siegel: Siegel };

/** Whether the browsers bind themselves to their numbers before they show them; in the first version they did not. */
function bindsBrowsers({ algorithm }: Siegel): boolean {
  return algorithm !== 'chacha20-v1';
}

/**
 * The table's next step. A finished deal is laid open, the next one sealed, the browsers' hashes taken down, then
 * their contributions mixed in, and only then is it given; a match that has ended lays its last deal open.
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
  if (siegel.beitraege === null) {
    const bound = !bindsBrowsers(siegel) || siegel.umschlaege !== null;
    return { type: bound ? 'mischen' : 'hinterlegen', deal: wanted, siegel };
  }
  return { type: 'geben', deal: wanted, siegel };
}

/** The game's own intent for a `geben` step, from the sealed and mixed randomness of that deal. */
export function dealIntent(game: AnyGame, match: MatchState, siegel: Siegel): Tagged {
  const { algorithm, deal, secret } = siegel;
  const beitraege = siegel.beitraege ?? [null, null, null, null];
  const key = dealKey({ algorithm, matchId: match.matchId, deal }, secret, beitraege);
  return game.deal(match.game, diceFrom(key));
}

/** What goes into a table's steps from outside: its own secret of a deal, and what came from the players' browsers. */
export interface DealSource {
  secret(deal: number): string;
  /** The hashes that they deposited. */
  umschlaege(deal: number): Umschlaege;
  /** What they showed. Only that of seats counts which deposited a hash. */
  beitraege(deal: number): Beitraege;
}

/** A source for a table without browsers: the computer plays, or a game is simulated. */
export function lonelySource(secret: (deal: number) => string): DealSource {
  const nobody = () => bySeat(() => null);
  return { secret, umschlaege: nobody, beitraege: nobody };
}

/** Bytes of a seat that is bound to none are passed over: they would not count, and are nobody's fault. */
function boundOnly({ umschlaege }: Siegel, beitraege: Beitraege): Beitraege {
  return umschlaege === null
    ? beitraege
    : bySeat((seat) => (umschlaege[seat] === null ? null : beitraege[seat]));
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
      return { type: 'versiegeln', deal, secret: source.secret(deal), algorithm: DEALING_ALGORITHM };
    case 'hinterlegen': {
      const [a, b, c, d] = source.umschlaege(deal);
      return { type: 'hinterlegen', deal, umschlaege: [a, b, c, d] };
    }
    case 'mischen': {
      const [a, b, c, d] = boundOnly(step.siegel, source.beitraege(deal));
      return { type: 'mischen', deal, beitraege: [a, b, c, d] };
    }
    case 'geben':
      return dealIntent(game, match, step.siegel);
  }
}
