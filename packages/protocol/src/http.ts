import { z } from 'zod';
import { gameIdSchema } from './primitives.ts';

/** POST /api/session: who I am to the others. The name is cleaned and checked by `cleanName`. */
export const sessionRequestSchema = z.strictObject({ name: z.string().max(1000) });

/** GET and POST /api/session. */
export const sessionAnswerSchema = z.strictObject({
  player: z.strictObject({ name: z.string() }).nullable(),
});
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

/** POST /api/rooms: a new room, with the caller as host. */
export const createRoomSchema = z.strictObject({ game: gameIdSchema });

export const createRoomAnswerSchema = z.strictObject({ roomId: z.string() });
export type CreateRoomAnswer = z.infer<typeof createRoomAnswerSchema>;

/** POST /api/transfer: a one-time token that carries the player to another device. */
export const transferAnswerSchema = z.strictObject({ token: z.string() });
export type TransferAnswer = z.infer<typeof transferAnswerSchema>;

/** POST /api/transfer/claim. */
export const claimTransferSchema = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

/** What is answered where there is nothing to say but that it is done. */
export const doneSchema = z.strictObject({ ok: z.literal(true) });

/** A house rule, as data from which the client draws its form. */
export const optionSpecSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    values: z.array(z.union([z.string(), z.number()])).readonly(),
    default: z.union([z.string(), z.number()]),
  }),
  z.strictObject({ kind: z.literal('flag'), default: z.boolean() }),
  z.strictObject({ kind: z.literal('number'), min: z.number(), max: z.number(), default: z.number() }),
]);

/** GET /api/games: what can be played, and by which house rules. */
export const gamesAnswerSchema = z.strictObject({
  games: z.array(z.strictObject({ id: gameIdSchema, options: z.record(z.string(), optionSpecSchema) })),
});
export type GamesAnswer = z.infer<typeof gamesAnswerSchema>;

/** The body of every refused HTTP request (problem details, RFC 9457). */
export const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** An `ErrorCode`; the client has a sentence for each. */
  code: z.string(),
  /** Seconds until it is worth another try; with `tooFast`. */
  retryAfter: z.number().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
