import { randomBytes } from 'node:crypto';
import type { ClientToServer, ServerToClient, TableSnapshot } from '@stammtisch/protocol';
import type { Socket } from 'socket.io-client';
import type { Notes } from './notes.ts';

const BYTES = 16;
const ACK_MS = 5000;

/** The deal that is sealed and waits for the browsers' bytes; null if none is. */
function openDeal({ view: { mischung } }: TableSnapshot): number | null {
  if (typeof mischung !== 'object' || mischung === null) return null;
  if (!('deal' in mischung) || !('gemischt' in mischung) || mischung.gemischt !== false) return null;
  return typeof mischung.deal === 'number' ? mischung.deal : null;
}

/**
 * Adds this client's bytes to the deal that is sealed; the same ones again whenever it is asked for them again. A deal
 * never waits for them, so an answer that stays out needs none.
 */
export async function offerBeitrag(
  socket: Socket<ServerToClient, ClientToServer>,
  table: TableSnapshot,
  { beitraege }: Notes,
): Promise<void> {
  const deal = openDeal(table);
  if (deal === null) return;
  const { matchId } = table;
  const key = `${matchId} ${deal}`;
  const beitrag = beitraege.get(key) ?? randomBytes(BYTES).toString('hex');
  beitraege.set(key, beitrag);
  await socket
    .timeout(ACK_MS)
    .emitWithAck('beitrag', { matchId, deal, beitrag })
    .catch(() => undefined);
}
