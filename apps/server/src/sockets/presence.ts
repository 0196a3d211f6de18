/** Where a player is connected: the newest connection in each room is the one that counts. */
export class Presence<Socket> {
  /** Room, then player, then the socket with the name it goes by. */
  readonly #rooms = new Map<string, Map<string, { socket: Socket; name: string }>>();
  /** When somebody was last in a room, by room and player; forgotten when he returns. */
  readonly #left = new Map<string, number>();
  readonly #since: number;

  /** `since`: from when on anybody can have been here at all, in milliseconds since 1970. */
  constructor(since: number) {
    this.#since = since;
  }

  /** Makes a socket the player's connection in a room. Gives the one that had been it until now, if any. */
  enter(roomId: string, playerId: string, name: string, socket: Socket): Socket | null {
    const room = this.#rooms.get(roomId) ?? new Map<string, { socket: Socket; name: string }>();
    this.#rooms.set(roomId, room);
    const before = room.get(playerId)?.socket ?? null;
    room.set(playerId, { socket, name });
    this.#left.delete(leftKey(roomId, playerId));
    return before === socket ? null : before;
  }

  /** Takes a socket out of a room; an older one that closes later changes nothing. Says whether it counted. */
  leave(roomId: string, playerId: string, socket: Socket): boolean {
    const room = this.#rooms.get(roomId);
    if (room?.get(playerId)?.socket !== socket) return false;
    room.delete(playerId);
    this.#left.set(leftKey(roomId, playerId), Date.now());
    if (room.size === 0) this.#rooms.delete(roomId);
    return true;
  }

  /** Since when a player is not in a room, in milliseconds since 1970; null while he is. */
  absentSince(roomId: string, playerId: string): number | null {
    if (this.#rooms.get(roomId)?.has(playerId)) return null;
    return this.#left.get(leftKey(roomId, playerId)) ?? this.#since;
  }

  /** Forgets who left before a time: a room that nobody has come back to. */
  forget(before: number): void {
    for (const [key, at] of this.#left) if (at < before) this.#left.delete(key);
  }

  /** Whether nobody is in a room. */
  isEmpty(roomId: string): boolean {
    return !this.#rooms.has(roomId);
  }

  /** Names of all who are in a room, by player id. */
  names(roomId: string): ReadonlyMap<string, string> {
    return new Map([...(this.#rooms.get(roomId) ?? [])].map(([id, { name }]) => [id, name]));
  }

  /** The connections in a room, by player id. */
  *sockets(roomId: string): Generator<[string, Socket]> {
    for (const [id, { socket }] of this.#rooms.get(roomId) ?? []) yield [id, socket];
  }
}

function leftKey(roomId: string, playerId: string): string {
  return `${roomId} ${playerId}`;
}
