import type { RankedSeat } from '@stammtisch/kit';
import type { MatchRow, PlayerRow, RefusalRow, RoomRow, StoredEntry } from './records.ts';

/** How an append ended: durable, or another writer had that seq first. */
export type AppendOutcome = 'stored' | 'collision';

/** The log of all tables. */
export interface LogStore {
  /** Resolves only when the entry is durable. Rejects if the store cannot be written; then nothing was stored. */
  append(matchId: string, entry: StoredEntry): Promise<AppendOutcome>;
  /** Entries of a match with a seq above `after`, in order. */
  entries(matchId: string, after: number): Promise<StoredEntry[]>;
  /** Keeps a refused intent for the admin; never in the way of a move. */
  recordRefusal(refusal: RefusalRow): Promise<void>;
}

/** Matches: their heads and their ends. */
export interface MatchStore {
  createMatch(match: MatchRow): Promise<void>;
  match(id: string): Promise<MatchRow | null>;
  /** The newest match of a room. */
  lastMatch(roomId: string): Promise<MatchRow | null>;
  /** Every match of a room that ended by the rules, oldest first. */
  finishedMatches(roomId: string): Promise<MatchRow[]>;
  /** Every match that has not ended. */
  runningMatches(): Promise<MatchRow[]>;
  endMatch(
    id: string,
    at: number,
    end: { ranking: readonly RankedSeat[] } | { aborted: true },
  ): Promise<void>;
}

export interface RoomStore {
  createRoom(room: RoomRow, at: number): Promise<void>;
  saveRoom(room: RoomRow, at: number): Promise<void>;
  room(id: string): Promise<RoomRow | null>;
}

export interface PlayerStore {
  createPlayer(player: PlayerRow, tokenHash: string, at: number): Promise<void>;
  playerByToken(tokenHash: string): Promise<PlayerRow | null>;
  /** From now on the player is known by another token. */
  replaceToken(id: string, tokenHash: string): Promise<void>;
  renamePlayer(id: string, name: string, at: number): Promise<void>;
}

export interface Store extends LogStore, MatchStore, RoomStore, PlayerStore {
  /** Notes that the server is alive. */
  heartbeat(at: number): Promise<void>;
  /** When it last was; null before the first time. */
  lastHeartbeat(): Promise<number | null>;
  /** Resolves if the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
