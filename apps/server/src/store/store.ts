import type { RankedSeat, Seat } from '@stammtisch/kit';
import type { AdminAct, MatchFilter } from '@stammtisch/protocol';
import type {
  ActRow,
  AttendanceRow,
  FigureRows,
  ListCursor,
  ListedMatchRow,
  MatchRow,
  PlayerRow,
  RefusalRow,
  RemarksRow,
  RoomRow,
  StoredEntry,
} from './records.ts';

/** How an append ended: durable, or another writer had that seq first. */
export type AppendOutcome = 'stored' | 'collision';

/** The log of all tables. */
export interface LogStore {
  /** Resolves only when the entry is durable. Rejects if the store fails: then nobody knows whether it was stored. */
  append(matchId: string, entry: StoredEntry): Promise<AppendOutcome>;
  /** Entries of a match with a seq above `after`, in order. */
  entries(matchId: string, after: number): Promise<StoredEntry[]>;
  /** The seq that an intent of a seat got by its id; null if it is not in the log. */
  answered(matchId: string, seat: Seat, intentId: string): Promise<number | null>;
  /** Keeps a refused intent for the admin; never in the way of a move. */
  recordRefusal(refusal: RefusalRow): Promise<void>;
  /** Keeps who came and went during a match, for the admin; never in the way of a move. */
  recordAttendance(attendance: AttendanceRow): Promise<void>;
}

/** Matches: their heads and their ends. */
export interface MatchStore {
  createMatch(match: MatchRow): Promise<void>;
  match(id: string): Promise<MatchRow | null>;
  /** The newest match of a room. */
  lastMatch(roomId: string): Promise<MatchRow | null>;
  /** Every match of a room that ended by the rules, oldest first. */
  finishedMatches(roomId: string): Promise<MatchRow[]>;
  /** The newest matches of a room that are over, by the rules or not. */
  pastMatches(roomId: string, count: number): Promise<MatchRow[]>;
  /** Every match that has not ended. */
  runningMatches(): Promise<MatchRow[]>;
  endMatch(
    match: Pick<MatchRow, 'id' | 'createdAt'>,
    at: number,
    end: { ranking: readonly RankedSeat[] } | { aborted: true },
  ): Promise<void>;
}

export interface RoomStore {
  /** Stores that a seat of a running match has gone into other hands: in the room, the match and its list of players. */
  reseat(room: RoomRow, match: MatchRow, seat: Seat, at: number): Promise<void>;
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

/** What the admin's desk reads of all matches, and writes to them. */
export interface DeskStore {
  /** Matches that the filter lets through, newest first, behind `after` if that is given. */
  listMatches(filter: MatchFilter, after: ListCursor | null, count: number): Promise<ListedMatchRow[]>;
  /** How many there are, counted up to `max`. */
  countMatches(filter: MatchFilter, max: number): Promise<number>;
  /** Of the matches that began on `firstDay` or later, and of the refusals since then. */
  figures(firstDay: number): Promise<FigureRows>;
  refusals(matchId: string): Promise<RefusalRow[]>;
  attendance(matchId: string): Promise<AttendanceRow[]>;
  remarks(matchId: string): Promise<RemarksRow>;
  /** With the act, or neither. */
  saveRemarks(matchId: string, remarks: RemarksRow, act: ActRow): Promise<void>;
  /** Saves a room as the admin has changed it, with the act, or neither. */
  moderateRoom(room: RoomRow, act: ActRow): Promise<void>;
}

/** Who is logged in at the admin's desk, and what is done there. */
export interface JournalStore {
  /** With the act, or neither. */
  openAdminSession(tokenHash: string, until: number, login: ActRow): Promise<void>;
  /** Until when a session lasts; null if there is none. */
  adminSession(tokenHash: string): Promise<number | null>;
  extendAdminSession(tokenHash: string, until: number): Promise<void>;
  /** Ends a session, and forgets all that have run out; with the act, or neither. */
  closeAdminSession(tokenHash: string, logout: ActRow): Promise<void>;
  recordAct(act: ActRow): Promise<void>;
  /** Whether somebody has logged in from an address before. */
  hasLoggedIn(address: string): Promise<boolean>;
  /** The newest acts, before the one with that id if it is given. */
  acts(before: number | null, count: number): Promise<AdminAct[]>;
}

export interface Store extends LogStore, MatchStore, RoomStore, PlayerStore, DeskStore, JournalStore {
  /** Notes that the server is alive. */
  heartbeat(at: number): Promise<void>;
  /** When it last was; null before the first time. */
  lastHeartbeat(): Promise<number | null>;
  /** Resolves if the database is where it was and can be written, which notes that the server is alive. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
