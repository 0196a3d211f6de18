import type { DealtGame, Tagged } from '../game.ts';
import { sameJson } from '../json.ts';
import { type BySeat, bySeat } from '../seats.ts';
import { diceFrom } from './dice.ts';
import { type Beitraege, commitmentOf, type Dealing, dealKey, isDealingAlgorithm } from './seed.ts';
import { isUnbound, openUmschlaege, type Umschlaege, type Versaeumnis } from './umschlaege.ts';

/** All that a finished deal's dealing rests on, as its log has it. */
export interface DealProof {
  readonly deal: number;
  readonly algorithm: string;
  /** Published before anything of the deal was known. */
  readonly commitment: string;
  /** The hashes that the browsers deposited before any of them showed its bytes; null in `chacha20-v1`, which has none. */
  readonly umschlaege: Umschlaege | null;
  /** What each browser showed, whether it fits its hash or not; null: nothing. */
  readonly beitraege: Beitraege;
  /** Laid open when the deal was over. */
  readonly secret: string;
  /** What the table did with it: the deal, or the rounds of a drawing. */
  readonly given: readonly Tagged[];
}

/** What holds of a proof and what does not. */
export interface ProofCheck {
  /** The algorithm is one that is known here. */
  readonly algorithm: boolean;
  /** The secret is the one that the commitment was made of. */
  readonly commitment: boolean;
  /** Whoever showed bytes had bound itself to some before. */
  readonly bound: boolean;
  /** Secret and contributions give just these cards. */
  readonly cards: boolean;
  /** And the cards were dealt to those hands that were shown. */
  readonly hands: boolean;
  /** Whose bytes were left out, though it had deposited a hash, and why. */
  readonly versaeumt: BySeat<Versaeumnis | null>;
}

const HEX = /^(?:[0-9a-f]{2})+$/;

/** What holds of a proof that is not even well formed. */
export const NOTHING_HOLDS: ProofCheck = {
  algorithm: true,
  commitment: false,
  bound: false,
  cards: false,
  hands: false,
  versaeumt: bySeat(() => null),
};

const isHex = (hex: string | null) => hex === null || HEX.test(hex);

function isWhole({ algorithm, secret, umschlaege, beitraege }: DealProof): boolean {
  const hashed = algorithm === 'chacha20-v1' ? umschlaege === null : umschlaege?.every(isHex) === true;
  return hashed && HEX.test(secret) && beitraege.every(isHex);
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

/** The bytes that count, and whose do not; `chacha20-v1` took them as they came. */
function openedIn(dealing: Dealing, { commitment, umschlaege, beitraege }: DealProof) {
  if (umschlaege === null) return { beitraege, versaeumt: NOTHING_HOLDS.versaeumt, bound: true };
  const opened = openUmschlaege(dealing, commitment, umschlaege, beitraege);
  return { ...opened, bound: !isUnbound(umschlaege, beitraege) };
}

/**
 * Recomputes a finished deal (docs/dealing.md): commitment, hashes, key, dice, cards and hands. Takes a proof as it
 * came, from whomever, with the deal's events as they were shown; what is not even well formed does not hold.
 */
export function checkDeal(
  matchId: string,
  proof: DealProof,
  events: readonly Tagged[],
  game: DealtGame,
): ProofCheck {
  const { deal, algorithm, secret, given } = proof;
  if (!isDealingAlgorithm(algorithm)) return { ...NOTHING_HOLDS, algorithm: false };
  if (!isWhole(proof)) return NOTHING_HOLDS;
  const dealing = { algorithm, matchId, deal };
  const { beitraege, versaeumt, bound } = openedIn(dealing, proof);
  const expected = game.expected(deal, given, () => diceFrom(dealKey(dealing, secret, beitraege)));
  const cards = given.length > 0 && sameJson(expected, given);
  const shown = events.filter((event) => game.given(event) !== null);
  const dealt = cards ? given.map((intent) => game.dealt(intent)) : [];
  return {
    algorithm: true,
    commitment: commitmentOf(dealing, secret) === proof.commitment,
    bound,
    cards,
    hands:
      cards &&
      dealt.length === shown.length &&
      dealt.every((whole, i) => sameEvent(whole, shown[i] ?? { type: '' })),
    versaeumt,
  };
}
