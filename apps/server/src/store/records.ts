import type { BySeat, Entry, OptionValues, RankedSeat, Seat } from '@stammtisch/kit';
import type { GameId, Patience } from '@stammtisch/protocol';

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
  readonly game: GameId;
  readonly options: OptionValues;
  readonly hostId: string;
  readonly patience: Patience;
  readonly seats: BySeat<RoomSeat>;
}

/** Who plays a match: fixed when it starts. */
export type MatchSeat = Exclude<RoomSeat, { kind: 'empty' }>;

export interface MatchRow {
  readonly id: string;
  readonly roomId: string;
  readonly game: GameId;
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
