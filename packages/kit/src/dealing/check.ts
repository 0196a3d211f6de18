import type { Dice, Tagged } from '../game.ts';
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
  /** What the table did with it: `geben`, or the rounds of `ziehen`. */
  readonly given: readonly Tagged[];
}

/** What a game deals from a deal's dice, where it was given this; whatever follows from no dice is taken over. */
export type ExpectedDeal = (deal: number, given: readonly Tagged[], dice: () => Dice) => readonly Tagged[];

/** What holds of a proof and what does not. */
export interface ProofCheck {
  /** The algorithm is the one that is checked here. */
  readonly algorithm: boolean;
  /** The secret is the one that the commitment was made of. */
  readonly commitment: boolean;
  /** Secret and contributions give just these cards. */
  readonly cards: boolean;
}

const HEX = /^(?:[0-9a-f]{2})+$/;

function isWhole({ secret, beitraege }: DealProof): boolean {
  return HEX.test(secret) && beitraege.every((hex) => hex === null || HEX.test(hex));
}

/**
 * Recomputes a finished deal (docs/dealing.md): commitment, key, dice and cards. Takes a proof as it came, from
 * whomever; what is not even well formed does not hold.
 */
export function checkDeal(matchId: string, proof: DealProof, expected: ExpectedDeal): ProofCheck {
  const algorithm = proof.algorithm === DEALING_ALGORITHM;
  if (!algorithm || !isWhole(proof)) return { algorithm, commitment: false, cards: false };
  const { deal, secret, beitraege, given } = proof;
  const dice = () => diceFrom(dealKey(secret, beitraege, matchId, deal));
  return {
    algorithm,
    commitment: commitmentOf(secret, matchId, deal) === proof.commitment,
    cards: given.length > 0 && sameJson(expected(deal, given, dice), given),
  };
}
