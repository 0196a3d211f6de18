import { beitragSchema, type Tagged, umschlagSchema } from '@stammtisch/kit';
import { z } from 'zod';
import { INTENT_TYPE_MAX } from './constants.ts';
import { gameIdSchema, intentIdSchema, matchIdSchema, seatSchema } from './primitives.ts';

const eventSchema: z.ZodType<Tagged> = z.looseObject({ type: z.string() });

/**
 * A player's intent in its envelope. The seat is the connection's, never the message's. `seenSeq` is the seq of
 * the view that the player answered. The intent itself is checked by its game.
 */
export const intentMessageSchema = z.strictObject({
  matchId: matchIdSchema,
  intentId: intentIdSchema,
  seenSeq: z.int().min(0),
  intent: z.looseObject({ type: z.string().max(INTENT_TYPE_MAX) }) satisfies z.ZodType<Tagged>,
});
export type IntentMessage = z.infer<typeof intentMessageSchema>;

/** Why a client asks for a snapshot: it missed something, or its page comes back from sleep. */
export const syncMessageSchema = z.strictObject({
  matchId: matchIdSchema,
  cause: z.literal(['gap', 'wake']),
});

/** Asks for the log of one deal of the match, as its asker may see it. */
export const logMessageSchema = z.strictObject({ matchId: matchIdSchema, deal: z.int().min(0) });

/** The log of one deal, in the words of its events. */
export const tableLogSchema = z.strictObject({
  matchId: matchIdSchema,
  deal: z.int().min(0),
  /** Every deal that there is a log of. */
  deals: z.array(z.int().min(0)),
  entries: z.array(z.strictObject({ seq: z.int(), at: z.number(), events: z.array(eventSchema) })),
});
export type TableLog = z.infer<typeof tableLogSchema>;

/** The hash by which a player's browser binds itself to what it adds to one deal, before anybody shows that. */
export const umschlagMessageSchema = z.strictObject({
  matchId: matchIdSchema,
  deal: z.int().min(0),
  umschlag: umschlagSchema,
});
export type UmschlagMessage = z.infer<typeof umschlagMessageSchema>;

/** What a player's browser adds to the dealing of one deal, once all are bound: 16 random bytes in hex. */
export const beitragMessageSchema = z.strictObject({
  matchId: matchIdSchema,
  deal: z.int().min(0),
  beitrag: beitragSchema,
});
export type BeitragMessage = z.infer<typeof beitragMessageSchema>;

/** How long the decision that is due first may still take, when this was sent; null if the room sets no time. */
const remainingMs = z.number().min(0).nullable();

/** After each entry of the log: its events, and the sections of the viewer's view that changed. */
export const tableUpdateSchema = z.strictObject({
  matchId: matchIdSchema,
  seq: z.int().min(0),
  events: z.array(eventSchema),
  view: z.record(z.string(), z.unknown()),
  remainingMs,
});
export type TableUpdate = z.infer<typeof tableUpdateSchema>;

/** The whole of a viewer's view at one seq: on entering, after a gap, when the page comes back. */
export const tableSnapshotSchema = z.strictObject({
  matchId: matchIdSchema,
  game: gameIdSchema,
  /** The seat that the view is made for; null for spectators. */
  seat: seatSchema.nullable(),
  names: z.array(z.string()).length(4),
  direction: z.literal(['clockwise', 'counterclockwise']),
  seq: z.int().min(0),
  /** Whether the table waits for its store, and takes nothing until that is back. */
  paused: z.boolean(),
  remainingMs,
  view: z.record(z.string(), z.unknown()),
});
export type TableSnapshot = z.infer<typeof tableSnapshotSchema>;

/** The table has to wait for its store, or goes on again. Nothing that was acknowledged is lost. */
export const pauseSchema = z.strictObject({ matchId: matchIdSchema, paused: z.boolean() });
export type Pause = z.infer<typeof pauseSchema>;
