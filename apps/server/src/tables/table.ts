import { setTimeout as delay } from 'node:timers/promises';
import type { Bot } from '@stammtisch/bots';
import {
  type AnyGame,
  applyEntry,
  type Entry,
  foldLog,
  type MatchState,
  projectView,
  type Sections,
  type Viewer,
} from '@stammtisch/kit';
import type { Result } from '@stammtisch/protocol';
import type { PlayableGame } from '../games.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { MatchRow, StoredEntry } from '../store/records.ts';
import type { LogStore } from '../store/store.ts';
import { Turns } from '../turns.ts';
import { judge, type Submission, type Verdict } from './movePath.ts';
import { type RefusalQuota, Refusals } from './refusals.ts';
import { StoreWatch } from './storeWatch.ts';

export type Answer = Result<{ seq: number }>;

/** Who is told what of a table. */
export interface TableListener {
  /** An entry is durable; in order of seq. */
  onEntry?(entry: Entry): void;
  /** The store has failed or is back. */
  onPause?(paused: boolean): void;
}

export interface TableServices {
  readonly store: LogStore;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly refusalQuota: RefusalQuota;
  /** How long AU-14 holds the first card back, in milliseconds. */
  readonly holdMs: number;
}

type Acknowledge = (seq: number) => void;

/** What one pass through the queue comes to; `held` is to come again after so many milliseconds. */
type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'held'; readonly ms: number };

/** How many collisions in a row one intent may meet before it is given up as `unavailable`. */
const COLLISIONS_MAX = 20;

const answer = (value: Answer): Outcome => ({ kind: 'answer', answer: value });
const UNAVAILABLE = answer({ ok: false, code: 'unavailable' });

/**
 * One table: the state that its log amounts to, and the queue through which everything enters that log, one at a
 * time: decide, append, acknowledge, send.
 */
export class Table {
  #row: MatchRow;
  readonly game: AnyGame;
  /** The computer that plays for whoever does not. */
  readonly bot: Bot;
  /** When its log was read, in milliseconds since 1970. */
  readonly loadedAt = Date.now();
  readonly #services: TableServices;
  readonly #listeners = new Set<TableListener>();
  /** The seq that each client's intent got, by seat and intentId. */
  readonly #known = new Map<string, number>();
  /** When each entry was written, by seq: what is held back counts from there, after a restart too. */
  readonly #writtenAt: number[] = [];
  readonly #watch: StoreWatch;
  readonly #refusals: Refusals;
  #match: MatchState;
  #endedTrick = false;
  readonly #turns = new Turns();
  #closed = false;

  constructor(
    row: MatchRow,
    { game, bot }: Pick<PlayableGame, 'game' | 'bot'>,
    entries: readonly StoredEntry[],
    services: TableServices,
  ) {
    this.#row = row;
    this.game = game;
    this.bot = bot;
    this.#services = services;
    this.#refusals = new Refusals(row.id, services);
    this.#match = foldLog(game, row.id, row.options, entries);
    for (const entry of entries) this.#remember(entry);
    this.#watch = new StoreWatch(
      () => this.#turns.take(() => this.#reloadTail()),
      (paused) => this.#tell((listener) => listener.onPause?.(paused)),
    );
  }

  /** The match as it is stored; who plays it may change. */
  get row(): MatchRow {
    return this.#row;
  }

  /** A seat has gone into other hands, which is stored already. */
  reseat(seats: MatchRow['seats']): void {
    this.#row = { ...this.#row, seats };
  }

  get match(): MatchState {
    return this.#match;
  }

  /** When the newest entry was written, in milliseconds since 1970; 0 on an empty log. */
  get lastWrittenAt(): number {
    return this.writtenAt(this.#match.seq);
  }

  /** Whether the newest entry finished a trick. */
  get endedTrick(): boolean {
    return this.#endedTrick;
  }

  /** Whether the table waits for its store. */
  get paused(): boolean {
    return this.#watch.paused;
  }

  /** Intents that are in the queue or being worked on. */
  get queued(): number {
    return this.#turns.waiting;
  }

  /** When the entry with that seq was written, in milliseconds since 1970; 0 if there is none. */
  writtenAt(seq: number): number {
    return this.#writtenAt[seq] ?? 0;
  }

  /** What a viewer sees now. */
  view(viewer: Viewer): Sections {
    return projectView(this.game, this.#match, viewer);
  }

  listen(listener: TableListener): void {
    this.#listeners.add(listener);
  }

  /**
   * Puts an intent into the queue. Answers with the seq of its entry once that is durable, or with the code of its
   * refusal; a repeated intentId gets its old answer; `unavailable` if the store could not be written. What is held
   * back waits outside the queue, so that others may act meanwhile, and is then judged anew.
   * `acknowledge` gets the seq of a new entry before anybody else is told of it.
   */
  async submit(submission: Submission, acknowledge: Acknowledge = () => {}): Promise<Answer> {
    for (;;) {
      // What is in the queue by then is still answered: a table closes when its match is over, and says so.
      if (this.#closed) return { ok: false, code: 'unavailable' };
      const outcome = await this.#turns.take(() => this.#process(submission, acknowledge));
      if (outcome.kind === 'answer') return outcome.answer;
      await delay(outcome.ms, undefined, { ref: false });
    }
  }

  /** Takes nothing more, and resolves when what is under way is done. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#watch.stop();
    await this.#turns.done;
  }

  async #process(submission: Submission, acknowledge: Acknowledge): Promise<Outcome> {
    // After a failed write nobody knows whether it was stored: the watch reads the tail before anything goes on.
    if (this.#watch.failed) return UNAVAILABLE;
    try {
      for (let collisions = 0; collisions < COLLISIONS_MAX; collisions++) {
        const outcome = await this.#attempt(submission, acknowledge);
        if (outcome !== 'collision') return outcome;
        await this.#reloadTail();
      }
    } catch (error) {
      this.#services.log.error({ err: error, matchId: this.row.id }, 'a move could not be stored');
      this.#watch.fail();
    }
    return UNAVAILABLE;
  }

  async #attempt(submission: Submission, acknowledge: Acknowledge): Promise<Outcome | 'collision'> {
    const seq = this.#known.get(knownKey(submission.by, submission.client?.intentId));
    if (seq !== undefined) return answer({ ok: true, seq });
    const { metrics, store } = this.#services;
    const decided = metrics.decide.startTimer();
    const verdict = judge(this.game, this.#match, submission);
    decided();
    if (verdict.kind !== 'accepted') return answer({ ok: false, code: this.#refused(submission, verdict) });
    const ms = this.#heldFor(verdict.heldSince);
    if (ms > 0) return { kind: 'held', ms };
    const entry: StoredEntry = {
      seq: this.#match.seq + 1,
      at: Date.now(),
      by: submission.by,
      intentId: submission.client?.intentId ?? null,
      intent: verdict.intent,
      events: verdict.events,
    };
    const appended = metrics.append.startTimer();
    if ((await this.#watch.during(store.append(this.row.id, entry))) === 'collision') return 'collision';
    appended();
    this.#advance(verdict.after, entry, acknowledge);
    return answer({ ok: true, seq: entry.seq });
  }

  /** The code of a refusal, which is kept. Of rules that threw the log has more, but never what was meant: a card. */
  #refused(submission: Submission, verdict: Exclude<Verdict, { kind: 'accepted' }>): string {
    const { seq } = this.#match;
    const code = verdict.kind === 'failed' ? 'rulesFailed' : verdict.code;
    if (verdict.kind === 'failed') {
      const about = { matchId: this.row.id, seq: seq + 1, by: submission.by };
      this.#services.log.error({ err: verdict.error, ...about }, 'the rules failed');
    }
    this.#refusals.note(submission, seq, code);
    return code;
  }

  #heldFor(since: number | null): number {
    if (since === null) return 0;
    return this.writtenAt(since) + this.#services.holdMs - Date.now();
  }

  #advance(match: MatchState, entry: StoredEntry, acknowledge: Acknowledge = () => {}): void {
    this.#match = match;
    this.#remember(entry);
    acknowledge(entry.seq);
    this.#tell((listener) => listener.onEntry?.(entry));
  }

  /** One listener that fails neither stops the others nor the table: the entry is durable already. */
  #tell(call: (listener: TableListener) => void): void {
    for (const listener of this.#listeners) {
      try {
        call(listener);
      } catch (error) {
        this.#services.log.error({ err: error, matchId: this.row.id }, 'a listener of a table failed');
      }
    }
  }

  #remember(entry: StoredEntry): void {
    this.#writtenAt[entry.seq] = entry.at;
    this.#endedTrick = entry.events.some((event) => this.game.endsTrick(event));
    if (entry.intentId !== null) this.#known.set(knownKey(entry.by, entry.intentId), entry.seq);
  }

  /** Another writer was first, or a write is in doubt: take over what the store has, and tell everybody here. */
  async #reloadTail(): Promise<void> {
    const tail = await this.#services.store.entries(this.row.id, this.#match.seq);
    for (const entry of tail) this.#advance(applyEntry(this.game, this.#match, entry), entry);
  }
}

function knownKey(by: Submission['by'], intentId: string | undefined): string {
  return `${by}:${intentId ?? ''}`;
}
