import { randomBytes } from 'node:crypto';
import { BEITRAG_BYTES, umschlagOf } from '@stammtisch/kit/dealing';
import type { ClientToServer, ServerToClient, TableSnapshot } from '@stammtisch/protocol';
import type { Socket } from 'socket.io-client';
import type { Notes, Offered } from './notes.ts';

const ACK_MS = 5000;

/** A deal that is sealed and not mixed, as a client sees it. */
interface OpenDeal {
  readonly deal: number;
  readonly commitment: string;
  /** Null until the hashes are taken down. */
  readonly umschlaege: readonly unknown[] | null;
}

/** The deal that waits for the browsers; null if none does. */
function openDeal({ view: { mischung } }: TableSnapshot): OpenDeal | null {
  if (typeof mischung !== 'object' || mischung === null) return null;
  if (!('gemischt' in mischung) || mischung.gemischt !== false) return null;
  if (!('deal' in mischung) || !('commitment' in mischung) || !('umschlaege' in mischung)) return null;
  const { deal, commitment, umschlaege } = mischung;
  if (typeof deal !== 'number' || typeof commitment !== 'string') return null;
  return { deal, commitment, umschlaege: Array.isArray(umschlaege) ? umschlaege : null };
}

function offeredFor({ matchId }: TableSnapshot, { deal, commitment }: OpenDeal, notes: Notes): Offered {
  const key = `${matchId} ${deal}`;
  const before = notes.offered.get(key);
  if (before !== undefined) return before;
  const beitrag = randomBytes(BEITRAG_BYTES).toString('hex');
  const dealing = { algorithm: 'chacha20-v2', matchId, deal } as const;
  const offered = { beitrag, umschlag: umschlagOf(dealing, commitment, notes.seat, beitrag) };
  notes.offered.set(key, offered);
  return offered;
}

/**
 * Adds this client's bytes to the deal that is sealed: their hash, and themselves once that is taken down; the same ones
 * again whenever it is asked for them again. A deal goes on without, so an answer that stays out needs none.
 */
export async function offerBeitrag(
  socket: Socket<ServerToClient, ClientToServer>,
  table: TableSnapshot,
  notes: Notes,
): Promise<void> {
  const open = openDeal(table);
  if (open === null) return;
  const { matchId } = table;
  const { deal, umschlaege } = open;
  const { umschlag, beitrag } = offeredFor(table, open, notes);
  const asking = socket.timeout(ACK_MS);
  if (umschlaege === null) {
    await asking.emitWithAck('umschlag', { matchId, deal, umschlag }).catch(() => undefined);
  } else if (umschlaege[notes.seat] === umschlag) {
    await asking.emitWithAck('beitrag', { matchId, deal, beitrag }).catch(() => undefined);
  }
}
