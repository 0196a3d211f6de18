import type { Viewer } from '@stammtisch/kit';
import type { TableSnapshot } from '@stammtisch/protocol';
import { type LiveRoom, matchSeatOf, roomView } from '../rooms/room.ts';
import type { RoomService } from '../rooms/roomService.ts';
import type { MatchRow } from '../store/records.ts';
import type { LiveTable, TableService } from '../tables/tableService.ts';
import type { Broadcast } from './broadcast.ts';
import type { OutgoingCheck } from './outgoing.ts';
import type { Presence } from './presence.ts';
import type { IoSocket } from './types.ts';

export interface AudienceServices {
  readonly rooms: RoomService;
  readonly tables: TableService;
  readonly presence: Presence<IoSocket>;
  readonly broadcast: Broadcast;
  readonly check: OutgoingCheck;
}

/** Through whose eyes a player sees a match. */
function viewerOf(match: MatchRow, playerId: string): Viewer {
  return matchSeatOf(match, playerId) ?? 'public';
}

/** Who is in which room, and sees which table through whose eyes. */
export class Audience {
  readonly #services: AudienceServices;
  /** The last coming or going of each connection: one at a time, or it would be in two rooms, or stay when it is gone. */
  readonly #turns = new WeakMap<IoSocket, Promise<unknown>>();

  constructor(services: AudienceServices) {
    this.#services = services;
  }

  /** Puts a connection into a room; an older one of the same player is told and counts no more. Null if it is gone itself. */
  enter(socket: IoSocket, room: LiveRoom) {
    return this.#inTurn(socket, () => this.#enter(socket, room));
  }

  /** Takes a connection out of its room. */
  leave(socket: IoSocket): Promise<void> {
    return this.#inTurn(socket, () => this.#leave(socket));
  }

  async #enter(socket: IoSocket, room: LiveRoom) {
    const { presence, broadcast } = this.#services;
    const roomId = room.row.id;
    if (socket.data.roomId !== roomId) await this.#leave(socket);
    if (!socket.connected) return null;
    const { player } = socket.data;
    const older = presence.enter(roomId, player.id, player.name, socket);
    socket.data.roomId = roomId;
    if (older !== null) {
      older.data.roomId = null;
      broadcast.unwatch(older);
      older.emit('superseded');
    }
    const table = room.match === null ? null : await this.#show(socket, room.match);
    return { room: roomView(room, player, presence.names(roomId)), table };
  }

  async #leave(socket: IoSocket): Promise<void> {
    const { presence, broadcast, rooms } = this.#services;
    const { roomId, player } = socket.data;
    if (roomId === null) return;
    socket.data.roomId = null;
    broadcast.unwatch(socket);
    if (!presence.leave(roomId, player.id, socket)) return;
    const room = await rooms.open(roomId);
    if (room === null) return;
    this.tell(room);
    await this.poke(room);
  }

  /** Tells everybody in a room how it reads now. */
  tell(room: LiveRoom): void {
    const { presence, check } = this.#services;
    const names = presence.names(room.row.id);
    for (const [, socket] of presence.sockets(room.row.id)) {
      const view = roomView(room, socket.data.player, names);
      check('room', view);
      socket.emit('room', view);
    }
  }

  /** Shows a match that has just begun to everybody in its room. */
  async showMatch(match: MatchRow): Promise<void> {
    for (const [, socket] of this.#services.presence.sockets(match.roomId)) {
      const table = await this.#show(socket, match);
      if (table !== null) socket.emit('snapshot', table);
    }
  }

  /** The table of the room's match that a connection may watch, with its viewer; null if that is another one. */
  async tableOf(socket: IoSocket, matchId: string): Promise<{ live: LiveTable; viewer: Viewer } | null> {
    const { rooms, tables } = this.#services;
    const { roomId, player } = socket.data;
    const match = roomId === null ? null : ((await rooms.open(roomId))?.match ?? null);
    if (match === null || match.id !== matchId) return null;
    const live = await tables.open(matchId);
    return live === null ? null : { live, viewer: viewerOf(match, player.id) };
  }

  /** Lets the table's driver see who has come or gone. */
  async poke(room: LiveRoom): Promise<void> {
    if (room.match !== null) (await this.#services.tables.open(room.match.id))?.driver.poke();
  }

  async #show(socket: IoSocket, match: MatchRow): Promise<TableSnapshot | null> {
    const { tables, broadcast } = this.#services;
    const live = await tables.open(match.id);
    // Meanwhile it may be gone, or a newer connection may have taken its place.
    if (live === null || !socket.connected || socket.data.roomId !== match.roomId) return null;
    const viewer = viewerOf(match, socket.data.player.id);
    broadcast.watch(socket, live.table, viewer);
    return broadcast.snapshot(live.table, viewer);
  }

  #inTurn<T>(socket: IoSocket, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(socket) ?? Promise.resolve()).then(work);
    this.#turns.set(
      socket,
      turn.catch(() => undefined),
    );
    return turn;
  }
}
