import type { ClientToServer, ServerToClient } from '@stammtisch/protocol';
import { io, type Socket } from 'socket.io-client';

export type RoomSocket = Socket<ServerToClient, ClientToServer>;

/** How long an acknowledgement may take before the connection counts as dead. */
export const ACK_MS = 5_000;

/** A socket to this page's own server, not connected yet. */
export function createSocket(): RoomSocket {
  return io({
    transports: ['websocket'],
    autoConnect: false,
    // Each room has its own connection: what one closes is no other's.
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 4_000,
    timeout: 8_000,
  });
}
