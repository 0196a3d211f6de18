import type {
  ClientToServer,
  RoomView,
  ServerToClient,
  TableSnapshot,
  TableUpdate,
} from '@stammtisch/protocol';
import type { Server, Socket } from 'socket.io';
import type { PlayerRow } from '../store/records.ts';
import type { Written } from './written.ts';

/** What the server knows of a connection: whose it is, and which room it is in. */
interface SocketData {
  player: PlayerRow;
  /** Where it comes from, behind trusted proxies. */
  address: string;
  roomId: string | null;
}

type NoEvents = Record<string, never>;

/** What many read alike is written by hand, once. */
interface WrittenByHand {
  room: (room: Written<RoomView>) => void;
  snapshot: (table: Written<TableSnapshot>) => void;
  table: (update: Written<TableUpdate>) => void;
}

/** What the server sends. */
type Sent = Omit<ServerToClient, keyof WrittenByHand> & WrittenByHand;

export type IoServer = Server<ClientToServer, Sent, NoEvents, SocketData>;
export type IoSocket = Socket<ClientToServer, Sent, NoEvents, SocketData>;
