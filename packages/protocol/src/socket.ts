import { z } from 'zod';
import type { Result } from './errors.ts';
import { roomIdSchema } from './primitives.ts';
import { type RoomView, roomCommandSchema, roomViewSchema } from './rooms.ts';
import {
  type BeitragMessage,
  beitragMessageSchema,
  type IntentMessage,
  intentMessageSchema,
  logMessageSchema,
  type Pause,
  pauseSchema,
  syncMessageSchema,
  type TableLog,
  type TableSnapshot,
  type TableUpdate,
  tableSnapshotSchema,
  tableUpdateSchema,
  type UmschlagMessage,
  umschlagMessageSchema,
} from './table.ts';

export const enterMessageSchema = z.strictObject({ roomId: roomIdSchema });
export const commandMessageSchema = z.strictObject({ roomId: roomIdSchema, command: roomCommandSchema });

export const removedSchema = z.strictObject({ reason: z.string() });
export type Removed = z.infer<typeof removedSchema>;

/** What a client may send, by event name; each is answered by an acknowledgement. */
export const clientMessageSchemas = {
  enter: enterMessageSchema,
  command: commandMessageSchema,
  intent: intentMessageSchema,
  sync: syncMessageSchema,
  umschlag: umschlagMessageSchema,
  beitrag: beitragMessageSchema,
  log: logMessageSchema,
} as const;

/** What the server sends, by event name; checked against these outside production. */
export const serverMessageSchemas = {
  room: roomViewSchema,
  snapshot: tableSnapshotSchema,
  table: tableUpdateSchema,
  paused: pauseSchema,
  removed: removedSchema,
} as const;

type Answer<T extends object = object> = (result: Result<T>) => void;

export interface ClientToServer {
  /** Enter a room, to sit, play or watch. Answered by the room and the table as they are now. */
  enter: (
    message: z.infer<typeof enterMessageSchema>,
    answer: Answer<{ room: RoomView; table: TableSnapshot | null }>,
  ) => void;
  command: (message: z.infer<typeof commandMessageSchema>, answer: Answer) => void;
  /** Answered with the seq of the entry only once that entry is durable. */
  intent: (message: IntentMessage, answer: Answer<{ seq: number }>) => void;
  sync: (message: z.infer<typeof syncMessageSchema>, answer: Answer<{ table: TableSnapshot }>) => void;
  /** Refused `stale` once the hashes of that deal are taken down. */
  umschlag: (message: UmschlagMessage, answer: Answer) => void;
  /** Refused `stale` before they are, and once the deal is mixed; `wrongBeitrag` what was not hashed. */
  beitrag: (message: BeitragMessage, answer: Answer) => void;
  /** Refused `matchUnknown`, `dealUnknown`. */
  log: (message: z.infer<typeof logMessageSchema>, answer: Answer<{ log: TableLog }>) => void;
}

export interface ServerToClient {
  room: (room: RoomView) => void;
  /** A match has begun, or the viewer's seat has changed: the table as a whole. */
  snapshot: (table: TableSnapshot) => void;
  table: (update: TableUpdate) => void;
  /** The table waits for its store, or goes on. */
  paused: (pause: Pause) => void;
  /** The player's newest connection has the seat now; this one is told no more. */
  superseded: () => void;
  /** The admin has removed the player from this room, for a reason; this connection is told no more. */
  removed: (removal: Removed) => void;
}
