import { z } from 'zod';
import type { RankedSeat, Tagged } from './game.ts';
import type { Entry } from './match/fold.ts';
import type { OptionValues } from './options.ts';
import { seatSchema } from './schemas.ts';

/** First line of a match in a record file. */
export interface RecordHead {
  readonly format: 'stammtisch-match';
  readonly version: 1;
  readonly matchId: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly seats: readonly { readonly name: string }[];
  readonly createdAt: number;
}

/** Last line of a match that is over; a match still running has none. */
export type RecordEnd =
  | { readonly end: true; readonly ranking: readonly RankedSeat[] }
  | { readonly end: true; readonly aborted: true };

/** One match as a file carries it. */
export interface MatchRecord {
  readonly head: RecordHead;
  readonly entries: readonly Entry[];
  readonly end: RecordEnd | null;
}

const tagged: z.ZodType<Tagged> = z.looseObject({ type: z.string() });

const headSchema: z.ZodType<RecordHead> = z.strictObject({
  format: z.literal('stammtisch-match'),
  version: z.literal(1),
  matchId: z.string().min(1),
  game: z.string().min(1),
  rulesVersion: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.array(z.looseObject({ name: z.string() })).length(4),
  createdAt: z.number(),
});

const entrySchema: z.ZodType<Entry> = z.strictObject({
  seq: z.int().min(1),
  at: z.number(),
  by: z.union([seatSchema, z.literal('table')]),
  intent: tagged,
  events: z.array(tagged),
});

const endSchema: z.ZodType<RecordEnd> = z.union([
  z.strictObject({
    end: z.literal(true),
    ranking: z.array(z.looseObject({ seat: seatSchema, place: z.int() })),
  }),
  z.strictObject({ end: z.literal(true), aborted: z.literal(true) }),
]);

/** The lines of a match, without line ends. */
export function* recordLines(record: MatchRecord): Generator<string> {
  yield JSON.stringify(record.head);
  for (const { seq, at, by, intent, events } of record.entries) {
    yield JSON.stringify({ seq, at, by, intent, events });
  }
  if (record.end !== null) yield JSON.stringify(record.end);
}

/** What one line of a record file is; throws a ZodError or SyntaxError if it is none. */
function parseRecordLine(
  line: string,
): { kind: 'head'; head: RecordHead } | { kind: 'entry'; entry: Entry } | { kind: 'end'; end: RecordEnd } {
  const raw: unknown = JSON.parse(line);
  if (typeof raw === 'object' && raw !== null && 'format' in raw) {
    return { kind: 'head', head: headSchema.parse(raw) };
  }
  if (typeof raw === 'object' && raw !== null && 'end' in raw) {
    return { kind: 'end', end: endSchema.parse(raw) };
  }
  return { kind: 'entry', entry: entrySchema.parse(raw) };
}

/** Gathers lines to matches: give it each line, and at the end `finish`. */
function recordGatherer() {
  let head: RecordHead | null = null;
  let entries: Entry[] = [];
  const take = (end: RecordEnd | null): MatchRecord | null => {
    const record = head === null ? null : { head, entries, end };
    head = null;
    entries = [];
    return record;
  };
  return {
    line(line: string): MatchRecord | null {
      if (line.trim() === '') return null;
      const parsed = parseRecordLine(line);
      if (parsed.kind === 'head') {
        const before = take(null);
        head = parsed.head;
        return before;
      }
      if (head === null) throw new SyntaxError('a record file begins with the head of a match');
      if (parsed.kind === 'end') return take(parsed.end);
      entries.push(parsed.entry);
      return null;
    },
    finish: () => take(null),
  };
}

/**
 * The matches of a record file from its lines, in order; blank lines are passed over. A match whose end is missing is
 * still running. Throws where a line is none of a record or an entry comes before any head.
 */
export async function* readRecordStream(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<MatchRecord> {
  const gatherer = recordGatherer();
  for await (const line of lines) {
    const record = gatherer.line(line);
    if (record !== null) yield record;
  }
  const last = gatherer.finish();
  if (last !== null) yield last;
}
