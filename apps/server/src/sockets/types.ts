import type { ClientToServer, ServerToClient } from '@stammtisch/protocol';
import type { Server, Socket } from 'socket.io';
import type { PlayerRow } from '../store/records.ts';

/** What the server knows of a connection: whose it is, and which room it is in. */
export interface SocketData {
  player: PlayerRow;
  /** Where it comes from, behind trusted proxies. */
  address: string;
  roomId: string | null;
}

type NoEvents = Record<string, never>;

export type IoServer = Server<ClientToServer, ServerToClient, NoEvents, SocketData>;
export type IoSocket = Socket<ClientToServer, ServerToClient, NoEvents, SocketData>;
