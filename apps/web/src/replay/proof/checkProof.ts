import type { Tagged } from '@stammtisch/kit';
import { checkDeal, type DealtGame, type ProofCheck } from '@stammtisch/kit/dealing';
import type { DealProofMessage, Replay, ReplayDeal } from '@stammtisch/protocol';
import { keptBeitrag } from '../../connection/beitrag.ts';

/** The events of dealing and drawing, as they are shown. */
function shownIn({ steps }: ReplayDeal, { given }: DealProofMessage, game: DealtGame): readonly Tagged[] {
  const types = new Set(given.map((intent) => game.dealt(intent).type));
  return steps.flatMap(({ events }) => events).filter(({ type }) => types.has(type));
}

/**
 * What this browser remembers of a deal: its number is in it and the seal is the one it saw, its number was left out
 * because it came too late, or something is not what it was. Null if it did not play, or remembers nothing.
 */
export type OwnCheck = 'there' | 'late' | 'other' | null;

/** What of a deal's dealing is right, as this browser worked it out. */
export interface Checked extends ProofCheck {
  /** The seal was there before the cards were. */
  readonly sealed: boolean;
  /** What was added is as much as a browser adds. */
  readonly added: boolean;
  readonly own: OwnCheck;
  readonly ok: boolean;
}

function ownIn({ matchId, you }: Replay, { deal, commitment, beitraege }: DealProofMessage): OwnCheck {
  const kept = keptBeitrag(matchId, deal);
  if (kept === null || you === null) return null;
  if (kept.commitment !== commitment) return 'other';
  const counted = beitraege[you];
  if (counted === null) return 'late';
  return counted === kept.beitrag ? 'there' : 'other';
}

/** A forged proof may be of any shape: what cannot even be worked out does not hold. */
function checked(matchId: string, deal: ReplayDeal, proof: DealProofMessage, game: DealtGame): ProofCheck {
  try {
    return checkDeal(matchId, proof, shownIn(deal, proof, game), game);
  } catch {
    return { algorithm: true, commitment: false, cards: false, hands: false };
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
  const added = beitraege.every((beitrag) => beitrag === null || BEITRAG.test(beitrag));
  const own = ownIn(replay, proof);
  const all = [check.algorithm, check.commitment, check.cards, check.hands, sealed, added, own !== 'other'];
  return { ...check, sealed, added, own, ok: all.every((one) => one) };
}
