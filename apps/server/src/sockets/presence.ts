import type { Here } from '../rooms/room.ts';

/** Where a player is connected: the newest connection in each room is the one that counts. */
export class Presence<Socket> {
  /** Room, then player, then the socket with the name it goes by, and when it came. */
  readonly #rooms = new Map<string, Map<string, { socket: Socket; name: string; since: number }>>();
  /** When somebody was last in a room, by room and player; forgotten when they return. */
  readonly #left = new Map<string, number>();
  /** How many rooms each player is in. */
  readonly #roomsOf = new Map<string, number>();
  readonly #since: number;

  /** `since`: from when on anybody can have been here at all, in milliseconds since 1970. */
  constructor(since: number) {
    this.#since = since;
  }

  /** Makes a socket the player's connection in a room. Gives the one that had been it until now, if any. */
  enter(roomId: string, playerId: string, name: string, socket: Socket): Socket | null {
    const room =
      this.#rooms.get(roomId) ?? new Map<string, { socket: Socket; name: string; since: number }>();
    this.#rooms.set(roomId, room);
    const before = room.get(playerId)?.socket ?? null;
    if (before === null) this.#roomsOf.set(playerId, this.roomsOf(playerId) + 1);
    room.set(playerId, { socket, name, since: Date.now() });
    this.#left.delete(leftKey(roomId, playerId));
    return before === socket ? null : before;
  }

  /** Takes a socket out of a room; an older one that closes later changes nothing. Says whether it counted. */
  leave(roomId: string, playerId: string, socket: Socket): boolean {
    const room = this.#rooms.get(roomId);
    if (room?.get(playerId)?.socket !== socket) return false;
    room.delete(playerId);
    const rooms = this.roomsOf(playerId) - 1;
    if (rooms === 0) this.#roomsOf.delete(playerId);
    else this.#roomsOf.set(playerId, rooms);
    this.#left.set(leftKey(roomId, playerId), Date.now());
    if (room.size === 0) this.#rooms.delete(roomId);
    return true;
  }

  /** Whether a player is in a room. */
  isHere(roomId: string, playerId: string): boolean {
    return this.#rooms.get(roomId)?.has(playerId) ?? false;
  }

  /** Since when a player is not in a room, in milliseconds since 1970; null while they are. */
  absentSince(roomId: string, playerId: string): number | null {
    const { here, since } = this.of(roomId, playerId);
    return here ? null : since;
  }

  /** Whether a player is in a room, and since when they are, or are not, in milliseconds since 1970. */
  of(roomId: string, playerId: string): { here: boolean; since: number } {
    const there = this.#rooms.get(roomId)?.get(playerId);
    if (there !== undefined) return { here: true, since: there.since };
    return { here: false, since: this.#left.get(leftKey(roomId, playerId)) ?? this.#since };
  }

  /** Forgets who left before a time: a room that nobody has come back to. */
  forget(before: number): void {
    for (const [key, at] of this.#left) if (at < before) this.#left.delete(key);
  }

  /** Whether nobody is in a room. */
  isEmpty(roomId: string): boolean {
    return !this.#rooms.has(roomId);
  }

  /** How many rooms a player is in. */
  roomsOf(playerId: string): number {
    return this.#roomsOf.get(playerId) ?? 0;
  }

  /** How many are in a room. */
  count(roomId: string): number {
    return this.#rooms.get(roomId)?.size ?? 0;
  }

  /** Who is in a room. */
  here(roomId: string): Here {
    const room = this.#rooms.get(roomId);
    return {
      count: room?.size ?? 0,
      nameOf: (playerId) => room?.get(playerId)?.name ?? null,
      *people() {
        for (const [id, { name }] of room ?? []) yield [id, name];
      },
    };
  }

  /** The connections in a room, by player id. */
  *sockets(roomId: string): Generator<[string, Socket]> {
    for (const [id, { socket }] of this.#rooms.get(roomId) ?? []) yield [id, socket];
  }
}

function leftKey(roomId: string, playerId: string): string {
  return `${roomId} ${playerId}`;
}
