import { z } from 'zod';
import {
  DAY,
  LIST_PLACE,
  MATCH_STATES,
  NAME_UNITS_MAX,
  NOTE_MAX,
  REASON_MAX,
  REASON_MIN,
  TAG,
  TAGS_MAX,
} from './constants.ts';
import {
  bySeatSchema,
  gameIdSchema,
  matchIdSchema,
  plainTextSchema,
  roomIdSchema,
  seatSchema,
} from './primitives.ts';
import { matchSummarySchema, replaySchema } from './replay.ts';
import { patienceSchema } from './rooms.ts';

/** In milliseconds since 1970. */
const timeSchema = z.number();

/** GET /api/admin/session. `off`: this server has no password for its desk. */
export const adminSessionSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('off') }),
  z.strictObject({ state: z.literal('out') }),
  /** `until`: it ends then if nothing is asked before. */
  z.strictObject({ state: z.literal('in'), until: timeSchema }),
]);
export type AdminSession = z.infer<typeof adminSessionSchema>;

/** POST /api/admin/session. Refused `wrongPassword`, `tooFast` (see `retryAfter` of the problem) or `deskOff`. */
export const adminLoginSchema = z.strictObject({ password: z.string().min(1).max(500) });

export const matchStateSchema = z.literal(MATCH_STATES);
export type MatchListState = z.infer<typeof matchStateSchema>;

export const tagSchema = z.string().trim().regex(TAG);

/** A day that there is: not the 31st of April, nor one that no clock will show. */
const daySchema = z
  .string()
  .regex(DAY)
  .refine((day) => {
    const at = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  });

/** GET /api/admin/matches?…: which matches. All conditions hold together; as they stand in the page's address. */
export const matchFilterSchema = z.strictObject({
  game: gameIdSchema.optional(),
  room: roomIdSchema.optional(),
  /** How a player's name begins, whatever the case. */
  player: plainTextSchema.trim().min(1).max(NAME_UNITS_MAX).optional(),
  /** First and last day on which it began, in UTC. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  state: matchStateSchema.optional(),
  /** Only those in which some intent was refused, or only those without. */
  refused: z.literal(['yes', 'no']).optional(),
  tag: tagSchema.optional(),
});
export type MatchFilter = z.infer<typeof matchFilterSchema>;

/** With `after`, the page that follows: `next` of the page before. */
export const matchListQuerySchema = matchFilterSchema.extend({
  after: z.string().regex(LIST_PLACE).optional(),
});

export const listedMatchSchema = matchSummarySchema.extend({
  roomId: roomIdSchema,
  refused: z.boolean(),
  tags: z.array(z.string()),
});
export type ListedMatch = z.infer<typeof listedMatchSchema>;

/** Newest first. */
export const matchListSchema = z.strictObject({
  matches: z.array(listedMatchSchema),
  next: z.string().nullable(),
  /** How many there are in all; counted up to a bound, beyond it `more`. */
  count: z.int(),
  more: z.boolean(),
});
export type MatchList = z.infer<typeof matchListSchema>;

/** GET /api/admin/figures: of the last 30 days, oldest first; days in UTC. */
export const deskFiguresSchema = z.strictObject({
  days: z.array(z.strictObject({ day: daySchema, matches: z.int(), players: z.int() })),
  running: z.int(),
  /** Of those, how many are in this server's memory. */
  tables: z.int(),
  /** Mean length of the matches that ended, in seconds; null if none has. */
  averageSeconds: z.number().nullable(),
  refusals: z.array(z.strictObject({ code: z.string(), count: z.int() })),
});
export type DeskFigures = z.infer<typeof deskFiguresSchema>;

/** A refused intent. What was meant and why not is null while its deal is being played. */
export const deskRefusalSchema = z.strictObject({
  at: timeSchema,
  /** The entry that it came after. */
  seq: z.int(),
  seat: seatSchema,
  intent: z.unknown().nullable(),
  code: z.string().nullable(),
});
export type DeskRefusal = z.infer<typeof deskRefusalSchema>;

/** Somebody came to the table during the match, or was gone. */
export const deskAttendanceSchema = z.strictObject({
  at: timeSchema,
  seq: z.int(),
  seat: seatSchema,
  here: z.boolean(),
});
export type DeskAttendance = z.infer<typeof deskAttendanceSchema>;

export const deskSeatSchema = z.strictObject({
  kind: z.literal(['empty', 'player', 'computer']),
  name: z.string(),
  /** Of a player. */
  playerId: z.string().nullable(),
  connected: z.boolean(),
  host: z.boolean(),
});
export type DeskSeat = z.infer<typeof deskSeatSchema>;

export const deskRoomSchema = z.strictObject({
  roomId: roomIdSchema,
  seats: bySeatSchema(deskSeatSchema),
  closed: z.strictObject({ at: timeSchema, reason: z.string() }).nullable(),
  removed: z.array(
    z.strictObject({ playerId: z.string(), name: z.string(), at: timeSchema, reason: z.string() }),
  ),
});
export type DeskRoom = z.infer<typeof deskRoomSchema>;

/** GET /api/admin/matches/:matchId: a match from the desk. Its deals: …/deals/:deal?view=… */
export const deskMatchSchema = replaySchema.extend({
  /** Read from a file for viewing: it has no room, and nothing can be written to it. */
  imported: z.boolean(),
  patience: patienceSchema.nullable(),
  room: deskRoomSchema.nullable(),
  note: z.string(),
  tags: z.array(z.string()),
  refusals: z.array(deskRefusalSchema),
  attendance: z.array(deskAttendanceSchema),
});
export type DeskMatch = z.infer<typeof deskMatchSchema>;

/** PUT /api/admin/matches/:matchId/remarks. */
export const remarksSchema = z.strictObject({
  note: plainTextSchema.max(NOTE_MAX),
  tags: z.array(tagSchema).max(TAGS_MAX),
});
export type Remarks = z.infer<typeof remarksSchema>;

/** POST /api/admin/matches/:matchId/verify. */
export const verdictSchema = z.strictObject({
  entries: z.int(),
  deals: z.int(),
  /** The first place where the log is not what rules and seeds say; null: there is none. */
  difference: z
    .strictObject({
      seq: z.int(),
      what: z.string(),
      /** Null where it would tell hidden cards of a running deal. */
      detail: z.string().nullable(),
    })
    .nullable(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** POST /api/admin/records, a match record (JSON Lines): which matches it holds, each to be seen under `matchId`. */
export const importedSchema = z.strictObject({
  matches: z.array(
    z.strictObject({
      matchId: matchIdSchema,
      /** Its id in the file. */
      recordId: z.string(),
      game: gameIdSchema,
      names: bySeatSchema(z.string()),
    }),
  ),
});
export type Imported = z.infer<typeof importedSchema>;

/** Why, in words that those concerned are told. */
export const reasonSchema = plainTextSchema.trim().min(REASON_MIN).max(REASON_MAX);

/** POST /api/admin/rooms/:roomId/close. */
export const closeRoomSchema = z.strictObject({ reason: reasonSchema });
/** POST /api/admin/rooms/:roomId/remove. */
export const removePlayerSchema = z.strictObject({ playerId: z.string().max(40), reason: reasonSchema });

export const ADMIN_ACTS = [
  'login',
  'loginFailed',
  'logout',
  'look',
  'verify',
  'export',
  'import',
  'remarks',
  'closeRoom',
  'openRoom',
  'removePlayer',
] as const;
export const adminActKindSchema = z.literal(ADMIN_ACTS);
export type AdminActKind = z.infer<typeof adminActKindSchema>;

export const adminActSchema = z.strictObject({
  id: z.int(),
  at: timeSchema,
  address: z.string(),
  kind: adminActKindSchema,
  matchId: z.string().nullable(),
  roomId: z.string().nullable(),
  detail: z.string(),
});
export type AdminAct = z.infer<typeof adminActSchema>;

/** GET /api/admin/journal?before=…: who did what at the desk, newest first. `before`: id of the last one known. */
export const journalSchema = z.strictObject({ acts: z.array(adminActSchema), more: z.boolean() });
export type Journal = z.infer<typeof journalSchema>;
