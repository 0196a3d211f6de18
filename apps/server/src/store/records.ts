import type { BySeat, Entry, OptionValues, RankedSeat, Seat } from '@stammtisch/kit';
import type { AdminActKind, Patience } from '@stammtisch/protocol';

/** A browser, known by its cookie. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
}

/** Who holds a seat of a room. */
export type RoomSeat =
  | { readonly kind: 'empty' }
  | { readonly kind: 'player'; readonly playerId: string; readonly name: string }
  | { readonly kind: 'computer'; readonly name: string };

export interface RoomRow {
  readonly id: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly hostId: string;
  readonly patience: Patience;
  readonly seats: BySeat<RoomSeat>;
  /** Since when and why the admin has closed it; null while it is open. */
  readonly closed: { readonly at: number; readonly reason: string } | null;
  /** Whom the admin has removed: they are let in no more. */
  readonly removed: readonly Removal[];
}

/** A player whom the admin has removed from a room, when and why. */
export interface Removal {
  readonly playerId: string;
  readonly name: string;
  readonly at: number;
  readonly reason: string;
}

/** Who plays a match: fixed when it starts. */
export type MatchSeat = Exclude<RoomSeat, { kind: 'empty' }>;

export interface MatchRow {
  readonly id: string;
  readonly roomId: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly seats: BySeat<MatchSeat>;
  readonly patience: Patience;
  readonly createdAt: number;
  readonly endedAt: number | null;
  readonly aborted: boolean;
  readonly ranking: readonly RankedSeat[] | null;
}

/** A line of the log with the client's id of the intent, if it came from a client. */
export interface StoredEntry extends Entry {
  readonly intentId: string | null;
}

export interface RefusalRow {
  readonly matchId: string;
  readonly at: number;
  readonly seq: number;
  readonly seat: Seat;
  readonly intent: unknown;
  readonly code: string;
}

/** A player came to the table during a match (`here`), or was gone, after the entry `seq`. */
export interface AttendanceRow {
  readonly matchId: string;
  readonly at: number;
  readonly seq: number;
  readonly seat: Seat;
  readonly here: boolean;
}

/** A match with what the admin's list shows of it. */
export interface ListedMatchRow extends MatchRow {
  readonly refused: boolean;
  readonly tags: readonly string[];
}

/** Where a page of the list ends: the next one begins behind it. */
export interface ListCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** What the admin remarks on a match. */
export interface RemarksRow {
  readonly note: string;
  readonly tags: readonly string[];
}

/** What the desk's figures are made of; days are counted from 1970-01-01 in UTC. */
export interface FigureRows {
  readonly matches: readonly { readonly day: number; readonly count: number }[];
  readonly players: readonly { readonly day: number; readonly count: number }[];
  readonly running: number;
  readonly averageSeconds: number | null;
  readonly refusals: readonly { readonly code: string; readonly count: number }[];
}

/** Something done at the admin's desk. */
export interface ActRow {
  readonly at: number;
  readonly address: string;
  readonly kind: AdminActKind;
  readonly matchId: string | null;
  readonly roomId: string | null;
  readonly detail: string;
}
