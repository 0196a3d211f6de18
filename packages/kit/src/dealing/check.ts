import type { DealtGame, Tagged } from '../game.ts';
import { sameJson } from '../json.ts';
import { diceFrom } from './dice.ts';
import { type Beitraege, commitmentOf, DEALING_ALGORITHM, dealKey } from './seed.ts';

/** All that a finished deal's dealing rests on, as its log has it. */
export interface DealProof {
  readonly deal: number;
  readonly algorithm: string;
  /** Published before anything of the deal was known. */
  readonly commitment: string;
  /** What each browser added; null: it was not there. */
  readonly beitraege: Beitraege;
  /** Laid open when the deal was over. */
  readonly secret: string;
  /** What the table did with it: the deal, or the rounds of a drawing. */
  readonly given: readonly Tagged[];
}

/** What holds of a proof and what does not. */
export interface ProofCheck {
  /** The algorithm is the one that is checked here. */
  readonly algorithm: boolean;
  /** The secret is the one that the commitment was made of. */
  readonly commitment: boolean;
  /** Secret and contributions give just these cards. */
  readonly cards: boolean;
  /** And the cards were dealt to those hands that were shown. */
  readonly hands: boolean;
}

const HEX = /^(?:[0-9a-f]{2})+$/;

function isWhole({ secret, beitraege }: DealProof): boolean {
  return HEX.test(secret) && beitraege.every((hex) => hex === null || HEX.test(hex));
}

/** Whether what was shown is what there is, where it was not left out. */
function agrees(whole: unknown, shown: unknown): boolean {
  if (shown === null) return true;
  if (Array.isArray(whole) && Array.isArray(shown)) {
    return whole.length === shown.length && whole.every((item, i) => agrees(item, shown[i]));
  }
  return sameJson(whole, shown);
}

function sameEvent(whole: Tagged, shown: Tagged): boolean {
  const seen: Readonly<Record<string, unknown>> = { ...shown };
  return Object.entries(whole).every(([name, value]) => name in seen && agrees(value, seen[name]));
}

/**
 * Recomputes a finished deal (docs/dealing.md): commitment, key, dice, cards and hands. Takes a proof as it came, from
 * whomever, with the deal's events as they were shown; what is not even well formed does not hold.
 */
export function checkDeal(
  matchId: string,
  proof: DealProof,
  events: readonly Tagged[],
  game: DealtGame,
): ProofCheck {
  const algorithm = proof.algorithm === DEALING_ALGORITHM;
  if (!algorithm || !isWhole(proof)) return { algorithm, commitment: false, cards: false, hands: false };
  const { deal, secret, beitraege, given } = proof;
  const dice = () => diceFrom(dealKey(secret, beitraege, matchId, deal));
  const expected = game.expected(deal, given, dice);
  const cards = given.length > 0 && sameJson(expected, given);
  const shown = events.filter((event) => game.given(event) !== null);
  const dealt = cards ? given.map((intent) => game.dealt(intent)) : [];
  return {
    algorithm,
    commitment: commitmentOf(secret, matchId, deal) === proof.commitment,
    cards,
    hands:
      cards &&
      dealt.length === shown.length &&
      dealt.every((whole, i) => sameEvent(whole, shown[i] ?? { type: '' })),
  };
}
