import type { Viewer } from '@stammtisch/kit';
import type { RoomView, TableSnapshot } from '@stammtisch/protocol';
import { type LiveRoom, roomView } from '../rooms/room.ts';
import type { RoomService } from '../rooms/roomService.ts';
import { seatIn } from '../rooms/seatIn.ts';
import type { AttendanceRow, MatchRow } from '../store/records.ts';
import type { LiveTable, TableService } from '../tables/tableService.ts';
import { Turns } from '../turns.ts';
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
  /** Told who comes to a match that is being played, and who is gone from it. */
  onAttendance(attendance: AttendanceRow): void;
}

/** What a connection is shown when it has entered a room. */
export interface Entered {
  readonly room: RoomView;
  readonly table: TableSnapshot | null;
}

/** Through whose eyes a player sees a match. */
function viewerOf(match: MatchRow, playerId: string): Viewer {
  return seatIn(match.seats, playerId) ?? 'public';
}

/** Who is in which room, and sees which table through whose eyes. */
export class Audience {
  readonly #services: AudienceServices;
  /** The last coming or going of each connection: one at a time, or it would be in two rooms, or stay when it is gone. */
  readonly #turns = new WeakMap<IoSocket, Turns>();

  constructor(services: AudienceServices) {
    this.#services = services;
  }

  /**
   * Puts a connection into a room; an older one of the same player is told and counts no more. Null if there is no such
   * room any more, or the connection is gone itself.
   */
  enter(socket: IoSocket, roomId: string): Promise<Entered | null> {
    return this.#inTurn(socket, () => this.#enter(socket, roomId));
  }

  /** Takes a connection out of its room. */
  leave(socket: IoSocket): Promise<void> {
    return this.#inTurn(socket, () => this.#leave(socket));
  }

  /** Tells a player whom the admin has removed why, and takes him out of the room. */
  async remove(roomId: string, playerId: string, reason: string): Promise<void> {
    for (const [id, socket] of this.#services.presence.sockets(roomId)) {
      if (id !== playerId) continue;
      const removal = { reason };
      this.#services.check('removed', removal);
      socket.emit('removed', removal);
      await this.leave(socket);
    }
  }

  async #enter(socket: IoSocket, roomId: string): Promise<Entered | null> {
    const { presence, broadcast, rooms } = this.#services;
    if (socket.data.roomId !== roomId) await this.#leave(socket);
    if (!socket.connected) return null;
    const { player } = socket.data;
    const here = presence.absentSince(roomId, player.id) === null;
    const older = presence.enter(roomId, player.id, player.name, socket);
    socket.data.roomId = roomId;
    if (older !== null) {
      older.data.roomId = null;
      broadcast.unwatch(older);
      older.emit('superseded');
    }
    const table = await this.#showCurrent(socket, roomId);
    const room = await rooms.open(roomId);
    if (room === null) return null;
    if (!here) this.#attend(room, player.id, true);
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
    if (room !== null) this.#attend(room, player.id, false);
    await this.announce(roomId);
  }

  #attend({ match }: LiveRoom, playerId: string, here: boolean): void {
    const seat = match === null || match.endedAt !== null ? null : seatIn(match.seats, playerId);
    if (match === null || seat === null) return;
    const seq = this.#services.tables.live(match.id)?.table.match.seq ?? 0;
    this.#services.onAttendance({ matchId: match.id, at: Date.now(), seq, seat, here });
  }

  /** Tells everybody in a room how it reads now, and lets the table's driver see who has come or gone. */
  async announce(roomId: string): Promise<void> {
    const { rooms, tables } = this.#services;
    const room = await rooms.open(roomId);
    if (room === null) return;
    this.tell(room);
    if (room.match !== null) (await tables.open(room.match.id))?.driver.poke();
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

  /** Shows the match of the room; the one that has begun meanwhile, if another has. */
  async #showCurrent(socket: IoSocket, roomId: string): Promise<TableSnapshot | null> {
    const { rooms } = this.#services;
    let match = (await rooms.open(roomId))?.match ?? null;
    for (;;) {
      const table = match === null ? null : await this.#show(socket, match);
      const now: MatchRow | null = rooms.known(roomId)?.match ?? null;
      if (now === null || now.id === match?.id) return table;
      match = now;
    }
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
    const turns = this.#turns.get(socket) ?? new Turns();
    this.#turns.set(socket, turns);
    return turns.take(work);
  }
}
