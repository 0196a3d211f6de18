import type { ClientToServer, ServerToClient, TableUpdate } from '@stammtisch/protocol';
import type { Server, Socket } from 'socket.io';
import type { PlayerRow } from '../store/records.ts';
import type { Written } from './written.ts';

/** What the server knows of a connection: whose it is, and which room it is in. */
export interface SocketData {
  player: PlayerRow;
  /** Where it comes from, behind trusted proxies. */
  address: string;
  roomId: string | null;
}

type NoEvents = Record<string, never>;

/** What the server sends: the message of every move is written by hand. */
type Sent = Omit<ServerToClient, 'table'> & { table: (update: Written<TableUpdate>) => void };

export type IoServer = Server<ClientToServer, Sent, NoEvents, SocketData>;
export type IoSocket = Socket<ClientToServer, Sent, NoEvents, SocketData>;
