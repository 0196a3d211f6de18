import { bySeat, type Tagged } from '@stammtisch/kit';
import type { DeskRoom, DeskSeat } from '@stammtisch/protocol';
import { closed, reopened, without } from '../rooms/moderation.ts';
import { type Here, isRunning, type LiveRoom } from '../rooms/room.ts';
import type { RoomService } from '../rooms/roomService.ts';
import { seatIn } from '../rooms/seatIn.ts';
import type { ActRow, RoomRow } from '../store/records.ts';
import type { TableService } from '../tables/tableService.ts';

export interface ModeratorServices {
  readonly rooms: RoomService;
  readonly tables: TableService;
  /** Who is in a room. */
  here(roomId: string): Here;
  /** Tells a player why they are removed, and takes them out of the room. */
  remove(roomId: string, playerId: string, reason: string): Promise<void>;
}

/**
 * What the admin may do to a room: close it, open it again, remove a player. Everybody concerned is told why. Each takes
 * the act that goes into the journal together with it.
 */
export class Moderator {
  readonly #services: ModeratorServices;

  constructor(services: ModeratorServices) {
    this.#services = services;
  }

  /** A room as the desk sees it; null if there is none of that id. */
  async room(roomId: string): Promise<DeskRoom | null> {
    const room = await this.#services.rooms.open(roomId);
    return room === null ? null : this.#seen(room);
  }

  /** Closes a room; what is being played there is called off. Null if there is none of that id. */
  async close(roomId: string, reason: string, act: ActRow): Promise<DeskRoom | null> {
    const room = await this.#change(roomId, (row) => closed(row, reason, act.at), act);
    if (room !== null) await this.#byTable(room, { type: 'abbrechen' });
    return room === null ? null : this.#seen(room);
  }

  /** Opens a room that was closed. Null if there is none of that id. */
  async reopen(roomId: string, act: ActRow): Promise<DeskRoom | null> {
    const room = await this.#change(roomId, reopened, act);
    return room === null ? null : this.#seen(room);
  }

  /** Removes a player for good; in a match the computer plays on for them. Null if they are not in that room. */
  async remove(roomId: string, playerId: string, reason: string, act: ActRow): Promise<DeskRoom | null> {
    const name = await this.#nameOf(roomId, playerId);
    if (name === undefined) return null;
    const room = await this.#change(roomId, (row) => without(row, playerId, name, reason, act.at), act);
    if (room === null) return null;
    await this.#services.remove(roomId, playerId, reason);
    const seat = room.match === null ? null : seatIn(room.match.seats, playerId);
    if (seat !== null) {
      const intent = { type: 'vertreten', seat };
      await this.#byTable(room, intent);
    }
    return this.#seen(room);
  }

  #change(roomId: string, change: (row: RoomRow) => RoomRow, act: ActRow): Promise<LiveRoom | null> {
    return this.#services.rooms.moderate(roomId, change, act);
  }

  /** The table may be beyond it already: over, or with the computer on that seat. */
  async #byTable(room: LiveRoom, raw: Tagged): Promise<void> {
    if (room.match === null || !isRunning(room)) return;
    const live = await this.#services.tables.open(room.match.id);
    await live?.table.submit({ by: 'table', raw, client: null });
  }

  async #nameOf(roomId: string, playerId: string): Promise<string | undefined> {
    const here = this.#services.here(roomId).nameOf(playerId);
    if (here !== null) return here;
    const room = await this.#services.rooms.open(roomId);
    const seat = room === null ? null : seatIn(room.row.seats, playerId);
    const held = room === null || seat === null ? null : room.row.seats[seat];
    return held?.kind === 'player' ? held.name : undefined;
  }

  #seen({ row }: LiveRoom): DeskRoom {
    const here = this.#services.here(row.id);
    const seats = bySeat((seat): DeskSeat => {
      const held = row.seats[seat];
      if (held.kind === 'empty') {
        return { kind: 'empty', name: '', playerId: null, connected: false, host: false };
      }
      const { kind, name } = held;
      if (held.kind === 'computer') return { kind, name, playerId: null, connected: true, host: false };
      const { playerId } = held;
      return {
        kind,
        name,
        playerId,
        connected: here.nameOf(playerId) !== null,
        host: row.hostId === playerId,
      };
    });
    return { roomId: row.id, seats, closed: row.closed, removed: [...row.removed] };
  }
}
