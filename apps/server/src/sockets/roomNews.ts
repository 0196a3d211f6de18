import type { RoomView } from '@stammtisch/protocol';
import { type LiveRoom, type PublicRoom, publicRoom, roomYou } from '../rooms/room.ts';
import type { OutgoingCheck } from './outgoing.ts';
import type { Presence } from './presence.ts';
import type { IoSocket } from './types.ts';
import { Written } from './written.ts';

/**
 * Between two tellings of a room lie so many milliseconds for each who is there: what a room costs is bounded, however
 * often it changes and however many watch. Four at a table hear of everything at once.
 */
const GAP_MS = 2;

/** A room in writing as it was last told, and when. */
interface Told {
  timer: NodeJS.Timeout | null;
  at: number;
  /** What all read alike, and each different whole; null once the room has changed. */
  written: { readonly shared: PublicRoom; readonly wholes: Map<string, Written<RoomView>> } | null;
}

export interface RoomNewsServices {
  readonly presence: Presence<IoSocket>;
  readonly check: OutgoingCheck;
  /** The room as it is now; null if nobody has it open. */
  room(roomId: string): LiveRoom | null;
}

/**
 * Tells everybody in a room how it reads now. Changes that come together are told together, what reads the same for many
 * is written once, and nobody is told what they know.
 */
export class RoomNews {
  readonly #services: RoomNewsServices;
  readonly #rooms = new Map<string, Told>();
  /** What each connection was told last. */
  readonly #known = new WeakMap<IoSocket, string>();

  constructor(services: RoomNewsServices) {
    this.#services = services;
  }

  /** A room has changed, or who is in it: that is told soon. */
  changed(roomId: string): void {
    const told = this.#of(roomId);
    told.written = null;
    if (told.timer !== null) return;
    const gap = GAP_MS * this.#services.presence.count(roomId);
    told.timer = setTimeout(() => this.#tell(roomId, told), Math.max(0, told.at + gap - performance.now()));
  }

  /** Tells now what would be told soon, so that it comes before something else. */
  tellNow(roomId: string): void {
    const told = this.#rooms.get(roomId);
    if (told !== undefined && told.timer !== null) this.#tell(roomId, told);
  }

  /** The room as a connection is shown it that enters; it is not told that again. */
  shown(socket: IoSocket, room: LiveRoom): Written<RoomView> {
    const view = this.#written(room, this.#of(room.row.id), socket.data.player.id);
    this.#known.set(socket, view.json);
    return view;
  }

  #of(roomId: string): Told {
    const told = this.#rooms.get(roomId) ?? { timer: null, at: Number.NEGATIVE_INFINITY, written: null };
    this.#rooms.set(roomId, told);
    return told;
  }

  #tell(roomId: string, told: Told): void {
    if (told.timer !== null) clearTimeout(told.timer);
    told.timer = null;
    told.at = performance.now();
    const { presence, room: roomOf } = this.#services;
    const room = roomOf(roomId);
    if (room === null || presence.isEmpty(roomId)) return void this.#rooms.delete(roomId);
    for (const [playerId, socket] of presence.sockets(roomId)) {
      const view = this.#written(room, told, playerId);
      if (this.#known.get(socket) === view.json) continue;
      this.#known.set(socket, view.json);
      socket.emit('room', view);
    }
  }

  /** The room in writing for one who is in it; the same object for all who read the same. */
  #written(room: LiveRoom, told: Told, playerId: string): Written<RoomView> {
    const { presence, check } = this.#services;
    told.written ??= { shared: publicRoom(room, presence.here(room.row.id)), wholes: new Map() };
    const { shared, wholes } = told.written;
    const you = roomYou(room, playerId, presence.here(room.row.id));
    const key = JSON.stringify(you);
    const known = wholes.get(key);
    if (known !== undefined) return known;
    const view: RoomView = { ...shared, you };
    check('room', view);
    const written = new Written<RoomView>(JSON.stringify(view));
    wholes.set(key, written);
    return written;
  }
}
