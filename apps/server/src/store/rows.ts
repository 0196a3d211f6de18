import { type By, isSeat, type OptionValues, type Tagged } from '@stammtisch/kit';
import {
  gameIdSchema,
  optionValuesSchema,
  type Patience,
  patienceSchema,
  seatSchema,
} from '@stammtisch/protocol';
import { z } from 'zod';
import type { Attendance, Entry, Match, Refusal, Room } from './generated/sqlite/client.ts';
import type {
  AttendanceRow,
  MatchRow,
  MatchSeat,
  RefusalRow,
  Removal,
  RoomRow,
  RoomSeat,
  StoredEntry,
} from './records.ts';

// What we wrote ourselves is read back through schemas too: a row that was tampered with must not reach the rules.

const player = z.strictObject({ kind: z.literal('player'), playerId: z.string(), name: z.string() });
const computer = z.strictObject({ kind: z.literal('computer'), name: z.string() });
const empty = z.strictObject({ kind: z.literal('empty') });

const roomSeat: z.ZodType<RoomSeat> = z.discriminatedUnion('kind', [empty, player, computer]);
const matchSeat: z.ZodType<MatchSeat> = z.discriminatedUnion('kind', [player, computer]);
const roomSeats = z.tuple([roomSeat, roomSeat, roomSeat, roomSeat]);
const matchSeats = z.tuple([matchSeat, matchSeat, matchSeat, matchSeat]);
const ranking = z.array(z.looseObject({ seat: z.literal([0, 1, 2, 3]), place: z.int() }));
const tagged: z.ZodType<Tagged> = z.looseObject({ type: z.string() });

const removed: z.ZodType<readonly Removal[]> = z.array(
  z.strictObject({ playerId: z.string(), name: z.string(), at: z.number(), reason: z.string() }),
);

const patience = (json: string): Patience => patienceSchema.parse(JSON.parse(json));
const options = (json: string): OptionValues => optionValuesSchema.parse(JSON.parse(json));

/** The database's number for who an entry is by. */
const TABLE = -1;

export function byToNumber(by: By): number {
  return by === 'table' ? TABLE : by;
}

function byFromNumber(by: number): By {
  return isSeat(by) ? by : 'table';
}

export function entryFromRow(row: Entry): StoredEntry {
  return {
    seq: row.seq,
    at: row.at.getTime(),
    by: byFromNumber(row.by),
    intentId: row.intentId,
    intent: tagged.parse(JSON.parse(row.intent)),
    events: z.array(tagged).parse(JSON.parse(row.events)),
  };
}

export function roomFromRow(row: Room): RoomRow {
  return {
    id: row.id,
    game: gameIdSchema.parse(row.game),
    options: options(row.options),
    hostId: row.hostId,
    patience: patience(row.patience),
    seats: roomSeats.parse(JSON.parse(row.seats)),
    closed: row.closedAt === null ? null : { at: row.closedAt.getTime(), reason: row.closedReason ?? '' },
    removed: removed.parse(JSON.parse(row.removed)),
  };
}

export function matchFromRow(row: Match): MatchRow {
  return {
    id: row.id,
    roomId: row.roomId,
    game: gameIdSchema.parse(row.game),
    rulesVersion: row.rulesVersion,
    options: options(row.options),
    seats: matchSeats.parse(JSON.parse(row.seats)),
    patience: patience(row.patience),
    createdAt: row.createdAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
    aborted: row.aborted,
    ranking: row.ranking === null ? null : ranking.parse(JSON.parse(row.ranking)),
  };
}

export function refusalFromRow({ matchId, at, seq, seat, intent, code }: Refusal): RefusalRow {
  return { matchId, at: at.getTime(), seq, seat: seatSchema.parse(seat), intent: JSON.parse(intent), code };
}

export function attendanceFromRow({ matchId, at, seq, seat, here }: Attendance): AttendanceRow {
  return { matchId, at: at.getTime(), seq, seat: seatSchema.parse(seat), here };
}

/** A day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from 1970-01-01 to a time in milliseconds, in UTC. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** A name as it is searched for: without regard to case. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
