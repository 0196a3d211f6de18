import type { Seat, Tagged } from '@stammtisch/kit';
import type { IntentMessage, Result, TableSnapshot, TableUpdate } from '@stammtisch/protocol';
import { digest } from './digest.ts';
import type { Violations } from './violations.ts';

/** An intent that a client has sent, with the answer it got in the end. */
export interface SentIntent {
  readonly matchId: string;
  readonly intentId: string;
  readonly intent: Tagged;
  /** How often it went out: more than once if an answer stayed out, or left open what had become of it. */
  sends: number;
  answer: Result<{ seq: number }> | null;
}

/** What a client saw of one seq, as digests: its entry's events as they were sent to it, and its view after it. */
export interface Seen {
  readonly events: string | null;
  readonly view: string | null;
}

/** The bytes that a client added to a deal, and the hash that it sent before. */
export interface Offered {
  readonly umschlag: string;
  readonly beitrag: string;
}

/** What brought a snapshot: entering the room, the server of its own accord, or a gap. */
export type SnapshotCause = 'entered' | 'pushed' | 'gap';

const UNSEEN: Seen = { events: null, view: null };

/**
 * What one client has been told, kept outside the server that is killed. What contradicts what it was told earlier is
 * a violation on the spot; the rest is held against the log at the end.
 */
export class Notes {
  readonly name: string;
  readonly seat: Seat;
  readonly #violations: Violations;
  readonly sent: SentIntent[] = [];
  /** By match, in the order in which they were played; then by seq. */
  readonly seen = new Map<string, Map<number, Seen>>();
  /** Matches under which this client asked for the next one, and whether that was answered. */
  readonly starts = new Map<string | null, boolean>();
  /** What it offered to each deal, by match and deal. */
  readonly offered = new Map<string, Offered>();
  /** The highest seq that it was told of, by match: seen, or acknowledged. */
  readonly #told = new Map<string, number>();

  constructor(name: string, seat: Seat, violations: Violations) {
    this.name = name;
    this.seat = seat;
    this.#violations = violations;
  }

  /** A whole table: on entering, after a gap, or when a match begins. It may never take anything back. */
  snapshot(table: TableSnapshot, cause: SnapshotCause): void {
    const { matchId, seq, seat, view } = table;
    const told = this.told(matchId);
    if (seq < told)
      this.#violate('a snapshot takes back what the client was told', { matchId, seq, told, cause });
    if (seat !== this.seat) this.#violate('a snapshot is for another seat', { matchId, seat });
    const newest = [...this.seen.keys()].at(-1);
    if (this.seen.has(matchId) && newest !== matchId) {
      this.#violate('a snapshot is of an older match', { matchId, newest });
    }
    this.#note(matchId, seq, { events: null, view: digest(view) });
  }

  /** No table at all, on entering. */
  noTable(): void {
    if (this.seen.size > 0) this.#violate('a match is gone', { matches: [...this.seen.keys()] });
  }

  /** An entry as it was sent; `view` is the whole view with it merged in, null if it did not fit there. */
  update({ matchId, seq, events }: TableUpdate, view: object | null): void {
    this.#note(matchId, seq, { events: digest(events), view: view === null ? null : digest(view) });
  }

  send({ matchId, intentId, intent }: IntentMessage): SentIntent {
    const sent: SentIntent = { matchId, intentId, intent, sends: 0, answer: null };
    this.sent.push(sent);
    return sent;
  }

  answered(sent: SentIntent, answer: Result<{ seq: number }>): void {
    sent.answer = answer;
    if (answer.ok) this.#tell(sent.matchId, answer.seq);
  }

  /** The highest seq of a match that this client was told of. */
  told(matchId: string): number {
    return this.#told.get(matchId) ?? 0;
  }

  #note(matchId: string, seq: number, now: Seen): void {
    const match = this.seen.get(matchId) ?? new Map<number, Seen>();
    this.seen.set(matchId, match);
    const before = match.get(seq) ?? UNSEEN;
    for (const what of ['events', 'view'] as const) {
      if (before[what] !== null && now[what] !== null && before[what] !== now[what]) {
        this.#violate(`the ${what} of one seq were told in two versions`, { matchId, seq });
      }
    }
    match.set(seq, { events: now.events ?? before.events, view: now.view ?? before.view });
    this.#tell(matchId, seq);
  }

  #tell(matchId: string, seq: number): void {
    this.#told.set(matchId, Math.max(this.told(matchId), seq));
  }

  #violate(rule: string, details: Readonly<Record<string, unknown>>): void {
    this.#violations.add(rule, { client: this.name, seat: this.seat, ...details });
  }
}
