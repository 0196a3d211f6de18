import { z } from 'zod';
import { ABWESENHEITEN, ZUGZEITEN } from './constants.ts';
import {
  bySeatSchema,
  gameIdSchema,
  matchIdSchema,
  optionValuesSchema,
  roomIdSchema,
  seatSchema,
} from './primitives.ts';

/** What a room may set: how long things may take, in seconds; 0 for as long as one likes. */
export const patienceSchema = z.strictObject({
  /** How long one decision may take before the computer decides for the seat. */
  zugzeit: z.literal(ZUGZEITEN).default(0),
  /** How long somebody may be gone before the computer stands in for them. */
  abwesenheit: z.literal(ABWESENHEITEN).default(180),
});
export type Patience = z.infer<typeof patienceSchema>;

/** What a member of a room may ask of it. All but `sit`, `stand` are the host's. */
export const roomCommandSchema = z.discriminatedUnion('type', [
  /** Without `seat`: any free one. */
  z.strictObject({ type: z.literal('sit'), seat: seatSchema.optional() }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('addComputer'), seat: seatSchema }),
  z.strictObject({ type: z.literal('clearSeat'), seat: seatSchema }),
  z.strictObject({ type: z.literal('swapSeats'), a: seatSchema, b: seatSchema }),
  z.strictObject({ type: z.literal('setGame'), game: gameIdSchema }),
  z.strictObject({ type: z.literal('setOptions'), options: optionValuesSchema }),
  z.strictObject({ type: z.literal('setPatience'), patience: patienceSchema }),
  z.strictObject({ type: z.literal('passHost'), seat: seatSchema }),
  /** During a match: the computer stands in for a player who is gone. */
  z.strictObject({ type: z.literal('standIn'), seat: seatSchema }),
  /** During a match, by somebody who only watches: the seat of a player who is gone is theirs, they say. */
  z.strictObject({ type: z.literal('askSeat'), seat: seatSchema }),
  /** The host says yes or no to that; where the host's own seat is asked for, or the host is gone, others who play do. */
  z.strictObject({ type: z.literal('answerAsk'), seat: seatSchema, name: z.string(), yes: z.boolean() }),
  /** `after` is the match that the button stood under (null: none yet), so that two presses start one match. */
  z.strictObject({ type: z.literal('start'), after: matchIdSchema.nullable() }),
  z.strictObject({ type: z.literal('abort') }),
]);
export type RoomCommand = z.infer<typeof roomCommandSchema>;

export const seatViewSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({
    kind: z.literal('player'),
    name: z.string(),
    connected: z.boolean(),
    host: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('computer'), name: z.string() }),
]);
export type SeatView = z.infer<typeof seatViewSchema>;

/** A name's results over all finished matches of a room. */
export const standingSchema = z.strictObject({
  name: z.string(),
  matches: z.int(),
  wins: z.int(),
});
export type Standing = z.infer<typeof standingSchema>;

/** A room as one of its members sees it; whole at each change. */
export const roomViewSchema = z.strictObject({
  roomId: roomIdSchema,
  game: gameIdSchema,
  options: optionValuesSchema,
  patience: patienceSchema,
  seats: bySeatSchema(seatViewSchema),
  /** Names of those who are here without a seat, of the first few. */
  spectators: z.array(z.string()),
  /** How many are here without a seat. */
  watching: z.int().min(0),
  you: z.strictObject({
    seat: seatSchema.nullable(),
    host: z.boolean(),
    /** The seat that you ask for. */
    asks: seatSchema.nullable(),
    /** Whether you may answer who asks for that seat, by seat. */
    answers: bySeatSchema(z.boolean()),
    /** Who has the seat now that was yours; null if nobody has. */
    seatWentTo: z.string().nullable(),
  }),
  /** Who asks for the seat of somebody who is gone, and how many have said yes of those who are needed. */
  asks: z.array(
    z.strictObject({ seat: seatSchema, name: z.string(), yes: z.int().min(0), needed: z.int().min(1) }),
  ),
  /** The running or the last match. */
  match: z.strictObject({ matchId: matchIdSchema, over: z.boolean() }).nullable(),
  standings: z.array(standingSchema),
  /** Closed by the admin, and why; nothing can be done in it any more. */
  closed: z.strictObject({ reason: z.string() }).nullable(),
});
export type RoomView = z.infer<typeof roomViewSchema>;
