import type { Visitor } from '../people/visitor.ts';

/** What is to be said of an attacker: `seat` plays honestly on the same connection. */
export type Role = 'seat' | 'spectator' | 'host' | 'outsider';

/** A place where people play, as an attacker knows it. */
export interface SeenRoom {
  readonly roomId: string;
  matchId(): string | null;
  seq(): number;
}

const RECORDED_MAX = 2000;

/** What attackers have to work with: the rooms that there are, and what honest players have sent. */
export class Scene {
  readonly rooms: SeenRoom[] = [];
  readonly #honest = new Set<unknown>();
  readonly #recorded: object[] = [];
  #next = 0;

  /** Adds a room through the eyes of somebody in it; an honest one has honest players alone on its seats. */
  addRoom(roomId: string, { mirror }: Visitor, honest: boolean): void {
    if (honest) this.#honest.add(roomId);
    this.rooms.push({ roomId, matchId: () => mirror.matchId, seq: () => mirror.seq });
  }

  isHonest(roomId: unknown): boolean {
    return this.#honest.has(roomId);
  }

  record(message: object): void {
    this.#recorded[this.#next] = message;
    this.#next = (this.#next + 1) % RECORDED_MAX;
  }

  get recorded(): readonly object[] {
    return this.#recorded;
  }
}
