import { z } from 'zod';
import { GAME_ID, MATCH_ID, ROOM_ID } from './constants.ts';

export const seatSchema = z.literal([0, 1, 2, 3]);

export const roomIdSchema = z.string().regex(ROOM_ID);
export const matchIdSchema = z.string().regex(MATCH_ID);
/** Chosen by the client, new for each thing meant; sent again unchanged until it is answered. */
export const intentIdSchema = z.string().regex(/^[\w-]{8,40}$/);

/**
 * Text of somebody's that others are shown: lines may be broken, but nothing controls a terminal, ends a text in a
 * database, or turns round what stands beside it.
 */
export const plainTextSchema = z.string().regex(/^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u);

export const gameIdSchema = z.string().regex(GAME_ID);
export type GameId = z.infer<typeof gameIdSchema>;

export const optionValuesSchema = z.record(
  z.string().max(40),
  z.union([z.string().max(40), z.number(), z.boolean()]),
);

/** A list with one value a seat. */
export const bySeatSchema = <T extends z.ZodType>(value: T) =>
  z.tuple([value, value, value, value]).readonly();
