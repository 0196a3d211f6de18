import { expectedAuchoDeal } from '@stammtisch/aucho/dealing';
import { expectedDoppelkopfDeal } from '@stammtisch/doppelkopf/dealing';
import { checkDeal, type ExpectedDeal } from '@stammtisch/kit/dealing';
import type { DealProofMessage, GameId } from '@stammtisch/protocol';
import { keptBeitrag } from '../../connection/beitrag.ts';

const EXPECTED: Readonly<Record<GameId, ExpectedDeal>> = {
  aucho: expectedAuchoDeal,
  doppelkopf: expectedDoppelkopfDeal,
};

/** What of a deal's dealing is right, as this browser worked it out. */
export interface Checked {
  readonly algorithm: boolean;
  readonly commitment: boolean;
  readonly cards: boolean;
  /** Whether it is what this browser saw and added at the time; null if it did not play, or remembers nothing. */
  readonly own: boolean | null;
  readonly ok: boolean;
}

function ownIn(matchId: string, { deal, commitment, beitraege }: DealProofMessage): boolean | null {
  const kept = keptBeitrag(matchId, deal);
  if (kept === null) return null;
  // What came too late is left out for all to see; then there is nothing of one's own to look for.
  const late = beitraege.every((beitrag) => beitrag === null);
  return kept.commitment === commitment && (late || beitraege.includes(kept.beitrag));
}

/** Works out a deal's dealing from its proof, trusting nothing but what it finds. */
export function checkProof(game: GameId, matchId: string, proof: DealProofMessage): Checked {
  const check = checkDeal(matchId, proof, EXPECTED[game]);
  const own = ownIn(matchId, proof);
  return { ...check, own, ok: check.algorithm && check.commitment && check.cards && own !== false };
}
