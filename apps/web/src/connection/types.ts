import type { Tagged } from '@stammtisch/kit';
import type { Result, RoomCommand, RoomView, TableLog, TableSnapshot } from '@stammtisch/protocol';

/** The table as this browser knows it: the last snapshot with every later change merged in. */
export type TableState = TableSnapshot;

/** One entry's events, in the order of seq; for motion and sound only, never for state. */
export interface EventBatch {
  readonly matchId: string;
  readonly seq: number;
  readonly events: readonly Tagged[];
}

/** `waiting` while the socket is being (re)connected, `superseded` once another tab has the seat. */
type LinkState = 'connecting' | 'online' | 'waiting' | 'superseded';

/** What a room's page sees of the server. */
export interface RoomState {
  readonly link: LinkState;
  readonly room: RoomView | null;
  readonly table: TableState | null;
  /** When the decision that is due first has to be made, by this browser's clock; null if there is no hurry. */
  readonly dueAt: number | null;
  /** Why the room could not be entered; null while all is well. */
  readonly error: string | null;
  /** What the admin gave as the reason, with `removed`. */
  readonly reason: string | null;
}

/** What a room's page can do. Every promise resolves; a lost connection is retried with the same id. */
export interface RoomConnection {
  getState(): RoomState;
  subscribe(listener: () => void): () => void;
  onEvents(listener: (batch: EventBatch) => void): () => void;
  command(command: RoomCommand): Promise<Result>;
  /** Sends an intent that answers the view at `table.seq`. */
  play(intent: Tagged): Promise<Result<{ seq: number }>>;
  /** What happened in one deal of the open match, as this viewer may know it. */
  log(deal: number): Promise<Result<{ log: TableLog }>>;
  /** Takes the seat back from another tab. */
  resume(): void;
  close(): void;
}
