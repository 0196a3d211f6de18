import type { RankedSeat, Tagged } from '@stammtisch/kit';
import { z } from 'zod';
import { REPLAY_VIEWS } from './constants.ts';
import { bySeatSchema, gameIdSchema, matchIdSchema, optionValuesSchema, seatSchema } from './primitives.ts';

const taggedSchema: z.ZodType<Tagged> = z.looseObject({ type: z.string() });

const rankedSchema: z.ZodType<RankedSeat> = z.looseObject({ seat: seatSchema, place: z.int() });

/** Final places; games add columns of their own. Null while it runs, or if it was aborted. */
export const rankingSchema = z.array(rankedSchema).readonly().nullable();

/** In milliseconds since 1970. */
const timeSchema = z.number();

/** One deal of a match, as its log has it. */
export const replayChapterSchema = z.strictObject({
  /** From 1; 0: the drawing for the first dealer. */
  deal: z.int().min(0),
  /** Seq of its first and of its last entry. */
  from: z.int(),
  to: z.int(),
  /** The entry that gave its cards: there it is first looked at. */
  dealt: z.int(),
  /** Whether it was laid open; until then nobody is shown it from all sides. */
  over: z.boolean(),
  /** Seqs of the entries that finished a trick. */
  tricks: z.array(z.int()),
});
export type ReplayChapter = z.infer<typeof replayChapterSchema>;

/** GET /api/matches/:matchId: what there is to see of a match. */
export const replaySchema = z.strictObject({
  matchId: matchIdSchema,
  game: gameIdSchema,
  rulesVersion: z.int(),
  options: optionValuesSchema,
  names: bySeatSchema(z.string()),
  direction: z.literal(['clockwise', 'counterclockwise']),
  createdAt: timeSchema,
  endedAt: timeSchema.nullable(),
  aborted: z.boolean(),
  ranking: rankingSchema,
  /** The seat that the reader had; null for all others. */
  you: seatSchema.nullable(),
  chapters: z.array(replayChapterSchema),
});
export type Replay = z.infer<typeof replaySchema>;

/** Through whose eyes a deal is seen again: `open` shows all hands. */
export const replayViewSchema = z.literal(REPLAY_VIEWS);
export type ReplayView = z.infer<typeof replayViewSchema>;

/** One entry of the log, as the chosen eyes see it. */
export const replayStepSchema = z.strictObject({
  seq: z.int(),
  at: timeSchema,
  by: z.union([seatSchema, z.literal('table')]),
  /** What was meant; null where that would tell what may not be known yet. Of what the table did for a seat, it has that `seat`. */
  intent: taggedSchema.nullable(),
  /** Why the table acted for a seat: no choice, the computer stood in, or the time was up. */
  acting: z.literal(['automatisch', 'vertreten', 'zeit']).nullable(),
  events: z.array(taggedSchema),
  /** The sections of the view that changed; merged like those of a live table. */
  view: z.record(z.string(), z.unknown()),
});
export type ReplayStep = z.infer<typeof replayStepSchema>;

/** All that the dealing of a finished deal rests on (docs/dealing.md). */
export const dealProofSchema = z.strictObject({
  deal: z.int().min(0),
  algorithm: z.string(),
  commitment: z.string(),
  /** When the commitment was written to the log, and when the first cards were given. */
  committedAt: timeSchema,
  givenAt: timeSchema.nullable(),
  /** The hashes that the browsers were bound to; null in the first version of dealing, which had none. */
  umschlaege: bySeatSchema(z.string().nullable()).nullable(),
  /** What each browser showed, whether it fits its hash or not. */
  beitraege: bySeatSchema(z.string().nullable()),
  secret: z.string(),
  given: z.array(taggedSchema),
});
export type DealProofMessage = z.infer<typeof dealProofSchema>;

/** GET /api/matches/:matchId/deals/:deal?view=…: a deal, step by step. */
export const replayDealSchema = z.strictObject({
  deal: z.int().min(0),
  view: replayViewSchema,
  /** The whole view before the first step. */
  before: z.record(z.string(), z.unknown()),
  steps: z.array(replayStepSchema),
  /** Null while the deal is not over, or where it was never mixed. */
  proof: dealProofSchema.nullable(),
});
export type ReplayDeal = z.infer<typeof replayDealSchema>;

/** A match in a list. */
export const matchSummarySchema = z.strictObject({
  matchId: matchIdSchema,
  game: gameIdSchema,
  names: bySeatSchema(z.string()),
  createdAt: timeSchema,
  endedAt: timeSchema.nullable(),
  aborted: z.boolean(),
  ranking: rankingSchema,
});
export type MatchSummary = z.infer<typeof matchSummarySchema>;

/** GET /api/rooms/:roomId/matches: the last matches of a room that are over, newest first. */
export const roomMatchesSchema = z.strictObject({ matches: z.array(matchSummarySchema) });
export type RoomMatches = z.infer<typeof roomMatchesSchema>;
