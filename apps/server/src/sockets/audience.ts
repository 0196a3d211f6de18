import type { Seat, Viewer } from '@stammtisch/kit';
import type { ErrorCode, RoomView, TableSnapshot } from '@stammtisch/protocol';
import type { LiveRoom } from '../rooms/room.ts';
import type { RoomService } from '../rooms/roomService.ts';
import { seatIn } from '../rooms/seatIn.ts';
import type { AttendanceRow, MatchRow } from '../store/records.ts';
import type { LiveTable, TableService } from '../tables/tableService.ts';
import { Turns } from '../turns.ts';
import type { Broadcast } from './broadcast.ts';
import type { OutgoingCheck } from './outgoing.ts';
import type { Presence } from './presence.ts';
import type { RoomNews } from './roomNews.ts';
import type { IoSocket } from './types.ts';
import type { Written } from './written.ts';

/** So many may be in one room; whoever has a seat in it, or is its host, comes in all the same. */
export const HERE_MAX = 100;
/** So many rooms one player may be in, with a connection each. */
export const ROOMS_MAX = 8;

export interface AudienceServices {
  readonly rooms: RoomService;
  readonly tables: TableService;
  readonly presence: Presence<IoSocket>;
  readonly broadcast: Broadcast;
  readonly check: OutgoingCheck;
  readonly news: RoomNews;
  /** Told who comes to a match that is being played, and who is gone from it. */
  onAttendance(attendance: AttendanceRow): void;
}

/** What a connection is shown when it has entered a room; or why it has not. */
export type Entered =
  | { readonly ok: true; readonly room: Written<RoomView>; readonly table: Written<TableSnapshot> | null }
  | { readonly ok: false; readonly code: Extract<ErrorCode, 'roomFull' | 'tooManyRooms' | 'superseded'> };

const superseded: Entered = { ok: false, code: 'superseded' };

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
   * Puts a connection into a room; an older one of the same player is told and counts no more. Refuses `roomFull`,
   * `tooManyRooms`, and `superseded` where there is no such room any more, or the connection is gone itself.
   */
  enter(socket: IoSocket, roomId: string): Promise<Entered> {
    return this.#inTurn(socket, () => this.#enter(socket, roomId));
  }

  /** Takes a connection out of its room. */
  leave(socket: IoSocket): Promise<void> {
    return this.#inTurn(socket, () => this.#leave(socket));
  }

  /** Tells a player whom the admin has removed why, and takes them out of the room. */
  async remove(roomId: string, playerId: string, reason: string): Promise<void> {
    for (const [id, socket] of this.#services.presence.sockets(roomId)) {
      if (id !== playerId) continue;
      const removal = { reason };
      this.#services.check('removed', removal);
      socket.emit('removed', removal);
      await this.leave(socket);
    }
  }

  async #enter(socket: IoSocket, roomId: string): Promise<Entered> {
    const { presence, broadcast, rooms, news } = this.#services;
    const { player } = socket.data;
    const room = await rooms.open(roomId);
    const refusal = room === null ? superseded : this.#fullness(socket, room);
    if (refusal !== null) return refusal;
    if (socket.data.roomId !== roomId) await this.#leave(socket);
    if (!socket.connected) return superseded;
    const known = presence.here(roomId).nameOf(player.id);
    const older = presence.enter(roomId, player.id, player.name, socket);
    socket.data.roomId = roomId;
    if (older !== null) {
      older.data.roomId = null;
      broadcast.unwatch(older);
      older.emit('superseded');
    }
    if (known !== player.name) news.changed(roomId);
    const table = await this.#showCurrent(socket, roomId);
    const now = await rooms.open(roomId);
    if (now === null) return superseded;
    if (known === null) await this.#cameOrWent(now, player.id, true);
    return { ok: true, room: news.shown(socket, now), table };
  }

  async #leave(socket: IoSocket): Promise<void> {
    const { presence, broadcast, rooms, news } = this.#services;
    const { roomId, player } = socket.data;
    if (roomId === null) return;
    socket.data.roomId = null;
    broadcast.unwatch(socket);
    if (!presence.leave(roomId, player.id, socket)) return;
    news.changed(roomId);
    const room = await rooms.open(roomId);
    if (room !== null) await this.#cameOrWent(room, player.id, false);
  }

  /** Why a connection does not fit into a room; null if it does. */
  #fullness({ data }: IoSocket, { row, match }: LiveRoom): Entered | null {
    const { presence } = this.#services;
    const playerId = data.player.id;
    if (presence.isHere(row.id, playerId)) return null;
    const others = presence.roomsOf(playerId) - (data.roomId === null ? 0 : 1);
    if (others >= ROOMS_MAX) return { ok: false, code: 'tooManyRooms' };
    const belongs =
      row.hostId === playerId ||
      seatIn(row.seats, playerId) !== null ||
      (match !== null && seatIn(match.seats, playerId) !== null);
    return belongs || presence.count(row.id) < HERE_MAX ? null : { ok: false, code: 'roomFull' };
  }

  /** Notes who of those who play has come or gone, and lets the table's driver see it. */
  async #cameOrWent({ match }: LiveRoom, playerId: string, here: boolean): Promise<void> {
    const seat = match === null || match.endedAt !== null ? null : seatIn(match.seats, playerId);
    if (match === null || seat === null) return;
    const live = await this.#services.tables.open(match.id);
    const seq = live?.table.match.seq ?? 0;
    this.#services.onAttendance({ matchId: match.id, at: Date.now(), seq, seat, here });
    live?.driver.poke();
  }

  /** Shows a match that has just begun to everybody in its room. */
  async showMatch(match: MatchRow): Promise<void> {
    this.#services.news.tellNow(match.roomId);
    for (const [, socket] of this.#services.presence.sockets(match.roomId)) {
      const table = await this.#show(socket, match);
      if (table !== null) socket.emit('snapshot', table);
    }
  }

  /** Shows a match of which a seat has gone into other hands, to each with the eyes that they have now. */
  async showHandOver(match: MatchRow, seat: Seat): Promise<void> {
    await this.showMatch(match);
    const live = await this.#services.tables.open(match.id);
    const seq = live?.table.match.seq ?? 0;
    this.#services.onAttendance({ matchId: match.id, at: Date.now(), seq, seat, here: true });
    live?.driver.poke();
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
  async #showCurrent(socket: IoSocket, roomId: string): Promise<Written<TableSnapshot> | null> {
    const { rooms } = this.#services;
    let match = (await rooms.open(roomId))?.match ?? null;
    for (;;) {
      const table = match === null ? null : await this.#show(socket, match);
      const now: MatchRow | null = rooms.known(roomId)?.match ?? null;
      if (now === null || now.id === match?.id) return table;
      match = now;
    }
  }

  async #show(socket: IoSocket, match: MatchRow): Promise<Written<TableSnapshot> | null> {
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
