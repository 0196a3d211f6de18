import type { Seat } from '@stammtisch/kit';
import type { BeitragMessage, UmschlagMessage } from '@stammtisch/protocol';
import { randomHex } from './ids.ts';
import { type KeptDeal, keepDeal, keptDeal } from './keptDeals.ts';
import { mischungOf } from './sections.ts';
import type { TableState } from './types.ts';

/**
 * The one dealing that this browser takes part in: the first version asked for bytes that nobody was bound to. What
 * began in it does without them.
 */
const ALGORITHM = 'chacha20-v2';

const BEITRAG_BYTES = 16;

/** What this browser has to send to the dealing of a deal. */
export type DueMessage =
  | { readonly name: 'umschlag'; readonly message: UmschlagMessage }
  | { readonly name: 'beitrag'; readonly message: BeitragMessage };

type Dealing = NonNullable<ReturnType<typeof mischungOf>>;

/** A deal that is sealed, as this browser's own seat sees it. */
interface SealedDeal {
  readonly matchId: string;
  readonly seat: Seat;
  readonly mischung: Dealing;
}

/** The hash of a browser's bytes. The arithmetic comes when it is first asked for. */
async function hashOf({ matchId, seat, mischung }: SealedDeal, beitrag: string): Promise<string> {
  const { umschlagOf } = await import('@stammtisch/kit/dealing');
  const { deal, commitment } = mischung;
  return umschlagOf({ algorithm: ALGORITHM, matchId, deal }, commitment, seat, beitrag);
}

/**
 * This browser's bytes for a deal: the same ones again after a reload and in another tab. Null under another seal than
 * the first: a deal is sealed once, and what was seen first is kept for the proof.
 */
function ownBytes({ matchId, mischung }: SealedDeal): KeptDeal | null {
  const { deal, commitment } = mischung;
  const before = keptDeal(matchId, deal);
  if (before !== null) return before.commitment === commitment ? before : null;
  const beitrag = randomHex(BEITRAG_BYTES);
  const kept = { commitment, beitrag, umschlaege: null, shown: false, at: Date.now() };
  keepDeal(matchId, deal, kept);
  return kept;
}

async function depositing(sealed: SealedDeal): Promise<DueMessage | null> {
  const { matchId, mischung } = sealed;
  const own = ownBytes(sealed);
  if (own === null) return null;
  const umschlag = await hashOf(sealed, own.beitrag);
  return { name: 'umschlag', message: { matchId, deal: mischung.deal, umschlag } };
}

/** Keeps the hashes as they were shown first: whoever is shown others later has reason to keep their bytes. */
function seenHashes(
  { matchId, mischung }: SealedDeal,
  umschlaege: readonly (string | null)[],
): KeptDeal | null {
  const { deal, commitment } = mischung;
  const kept = keptDeal(matchId, deal);
  if (kept === null || kept.commitment !== commitment) return null;
  if (kept.umschlaege !== null) return kept.umschlaege.join() === umschlaege.join() ? kept : null;
  const seen = { ...kept, umschlaege };
  keepDeal(matchId, deal, seen);
  return seen;
}

async function showing(
  sealed: SealedDeal,
  umschlaege: readonly (string | null)[],
): Promise<DueMessage | null> {
  const { matchId, seat, mischung } = sealed;
  const kept = seenHashes(sealed, umschlaege);
  if (kept === null || (await hashOf(sealed, kept.beitrag)) !== umschlaege[seat]) return null;
  return { name: 'beitrag', message: { matchId, deal: mischung.deal, beitrag: kept.beitrag } };
}

/**
 * What this browser has to send now; null if nothing. First the hash of its bytes, and the bytes only once it is shown
 * all hashes, its own among them: then nobody can choose theirs by them any more.
 */
export async function dueMessage({ matchId, seat, view }: TableState): Promise<DueMessage | null> {
  const mischung = mischungOf({ view });
  if (seat === null || mischung === null || mischung.gemischt) return null;
  if (mischung.algorithm !== ALGORITHM) return null;
  const sealed = { matchId, seat, mischung };
  return mischung.umschlaege === null ? depositing(sealed) : showing(sealed, mischung.umschlaege);
}

/** The server has this browser's bytes: if they are left out all the same, that was not this browser. */
export function noteShown({ matchId, deal }: BeitragMessage): void {
  const kept = keptDeal(matchId, deal);
  if (kept !== null) keepDeal(matchId, deal, { ...kept, shown: true });
}
