import { SEATS, type Seat, type Tagged } from '@stammtisch/kit';
import {
  checkDeal,
  DEALING_ALGORITHM,
  type DealtGame,
  fitsUmschlag,
  NOTHING_HOLDS,
  type ProofCheck,
  type Versaeumnis,
} from '@stammtisch/kit/dealing';
import type { DealProofMessage, Replay, ReplayDeal } from '@stammtisch/protocol';
import { keptDeal } from '../../connection/keptDeals.ts';

/** The events of dealing and drawing, as they are shown. */
function shownIn({ steps }: ReplayDeal, { given }: DealProofMessage, game: DealtGame): readonly Tagged[] {
  const types = new Set(given.map((intent) => game.dealt(intent).type));
  return steps.flatMap(({ events }) => events).filter(({ type }) => types.has(type));
}

/**
 * What this browser remembers of a deal: its number counts, and seal and hashes are the ones it saw (`there`); its hash
 * came too late (`late`); it had deposited one and did not get to showing its number (`unshown`); it did, and is left out
 * all the same (`leftOut`); or something is not what it was (`other`). Null if it did not play, or remembers nothing.
 */
export type OwnCheck = 'there' | 'late' | 'unshown' | 'leftOut' | 'other' | null;

/** What of a deal's dealing is right, as this browser worked it out. */
export interface Checked extends ProofCheck {
  /** The seal was there before the cards were. */
  readonly sealed: boolean;
  /** What was added is as much as a browser adds, and all who added something were bound to it. */
  readonly added: boolean;
  /** The seats whose bytes are in it. */
  readonly counted: readonly Seat[];
  readonly own: OwnCheck;
  readonly ok: boolean;
}

/** Only what browsers of the second version of dealing saw is remembered. */
function ownIn(
  { matchId, you }: Replay,
  { deal, commitment, umschlaege }: DealProofMessage,
  { versaeumt }: ProofCheck,
): OwnCheck {
  const kept = keptDeal(matchId, deal);
  if (kept === null || you === null) return null;
  if (kept.commitment !== commitment || umschlaege === null) return 'other';
  if (kept.umschlaege !== null && kept.umschlaege.join() !== umschlaege.join()) return 'other';
  const umschlag = umschlaege[you];
  if (umschlag === null) return 'late';
  const dealing = { algorithm: DEALING_ALGORITHM, matchId, deal } as const;
  if (!fitsUmschlag(dealing, commitment, you, { umschlag, beitrag: kept.beitrag })) return 'other';
  if (versaeumt[you] === null) return 'there';
  return kept.shown ? 'leftOut' : 'unshown';
}

/** A forged proof may be of any shape: what cannot even be worked out does not hold. */
function checked(matchId: string, deal: ReplayDeal, proof: DealProofMessage, game: DealtGame): ProofCheck {
  try {
    return checkDeal(matchId, proof, shownIn(deal, proof, game), game);
  } catch {
    return NOTHING_HOLDS;
  }
}

const BEITRAG = /^[0-9a-f]{32}$/;

/** Works out a deal's dealing from its proof and what its game's dice deal, trusting nothing but what it finds. */
export function checkProof(
  replay: Replay,
  deal: ReplayDeal,
  proof: DealProofMessage,
  game: DealtGame,
): Checked {
  const { committedAt, givenAt, beitraege } = proof;
  const check = checked(replay.matchId, deal, proof, game);
  const sealed = givenAt === null || committedAt <= givenAt;
  const added = check.bound && beitraege.every((beitrag) => beitrag === null || BEITRAG.test(beitrag));
  const counted = SEATS.filter((seat) => beitraege[seat] !== null && check.versaeumt[seat] === null);
  const own = ownIn(replay, proof, check);
  const all = [check.algorithm, check.commitment, check.cards, check.hands, sealed, added];
  return {
    ...check,
    sealed,
    added,
    counted,
    own,
    ok: all.every((one) => one) && own !== 'other' && own !== 'leftOut',
  };
}

/** The seats that deposited a number and whose number does not count; for one reason, or for any. */
export function failedSeats({ versaeumt }: Checked, grund?: Versaeumnis): Seat[] {
  return SEATS.filter((seat) => versaeumt[seat] !== null && (grund ?? versaeumt[seat]) === versaeumt[seat]);
}
