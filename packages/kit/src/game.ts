import type { OptionSpecs, OptionValues } from './options.ts';
import type { By, BySeat, Seat, Viewer } from './seats.ts';

/** Whatever is told apart by its `type`: intents and events. */
export interface Tagged {
  readonly type: string;
}

/** The intents or events of these types. */
export type OfType<T extends Tagged, Type extends T['type']> = Extract<T, { readonly type: Type }>;

/** What every game's state carries for the kernel. `seq` is set by the fold before it evolves an entry's events. */
export interface TableState {
  readonly seq: number;
}

/** A view is made of named sections, each an absolute value that replaces the one before. */
export type Sections = object;

/** `decide`'s answer: what happens, or why it may not. */
export type Decision<E, Code extends string = string> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly code: Code };

export function accept<E>(...events: readonly E[]): { readonly ok: true; readonly events: readonly E[] } {
  return { ok: true, events };
}

export function refuse<Code extends string>(code: Code): { readonly ok: false; readonly code: Code } {
  return { ok: false, code };
}

/** Randomness handed to a game for one deal; the same seed gives the same answers in the same order. */
export interface Dice {
  shuffle<T>(items: readonly T[]): T[];
  /** A whole number from 0 to `n` − 1, every one as likely. */
  below(n: number): number;
}

/** What the check of a game's dealing needs: small, so that a browser has it without the rules. */
export interface DealtGame {
  /** What the table deals from a deal's dice, where it was given this; whatever follows from no dice is taken over. */
  expected(deal: number, given: readonly Tagged[], dice: () => Dice): readonly Tagged[];
  /** What comes of dealing that: who holds which cards. */
  dealt(given: Tagged): Tagged;
  /** What an event gave to whom, as far as it shows it; null for one that gives nobody anything. Events may be anybody's. */
  given(event: Tagged): BySeat<readonly string[] | null> | null;
}

/** A seat's place in the result of a match; games add their own columns. */
export interface RankedSeat {
  readonly seat: Seat;
  readonly place: number;
}

/**
 * A game: a value with pure functions; options, state, intents and events are plain JSON.
 * No clock, no randomness, no I/O. Methods (not function properties) on purpose: so a `Game` of any types is an
 * `AnyGame`, and the kernel needs no casts.
 */
export interface Game<
  S extends TableState,
  I extends Tagged,
  E extends Tagged,
  V extends Sections,
  O extends OptionValues,
> {
  readonly id: string;
  /** Raised whenever an old log would be decided otherwise; stored with each match. */
  readonly rulesVersion: number;
  /** In which direction seat n+1 sits from seat n. */
  readonly direction: 'clockwise' | 'counterclockwise';
  readonly optionSpecs: OptionSpecs;
  /** What the ranking says of a seat besides its place, by name; the last of them decides the place. */
  readonly resultColumns: readonly string[];
  readonly dealing: DealtGame;

  /** Options from untrusted JSON with defaults filled in; null if anything does not fit the specs. */
  parseOptions(raw: unknown): O | null;
  /** An intent from untrusted JSON; null if malformed. Strict: unknown keys are malformed. */
  parseIntent(raw: unknown): I | null;

  /** The state before the first entry of a match. */
  start(options: O): S;
  /** All the rules. Accepts exactly what `legal` lists; from `by: 'table'` also any of it with `seat` added. */
  decide(state: S, by: By, intent: I): Decision<E>;
  /** Total, knows no rules, never fails. */
  evolve(state: S, event: E): S;
  /** All that the seat may do now. */
  legal(state: S, seat: Seat): readonly Tagged[];
  /** Whom the table waits for; empty while the table itself is to act, and at the end. */
  awaited(state: S): readonly Seat[];
  /** The seq that opened the decision which this intent of the seat answers; without intent, its main decision. */
  openedAt(state: S, seat: Seat, intent?: I): number;
  /**
   * The seq from which a fixed time must pass before this intent may take effect, whoever holds what
   * (AU-14: the first card after a Halt); null if it may at once.
   */
  heldSince(state: S, intent: I): number | null;

  /**
   * What the one awaited seat can only do now, where everybody knows that it has no choice; the table does it for the
   * seat after a pause, so that nobody has to click "next" (AU-12: turning the next card; everybody's last card).
   * Null wherever there is a choice, or hands would decide whether there is one.
   */
  automatic(state: S): { readonly seat: Seat; readonly intent: I } | null;

  /** The deal whose cards the table itself has to draw or give now (0: the drawing for the dealer); null if not its turn. */
  dealWanted(state: S): number | null;
  /** The table's intent for that, from the dice of that deal. Only asked while `dealWanted` is not null. */
  deal(state: S, dice: Dice): I;
  /** The final ranking, once the match has ended by the rules. */
  ranking(state: S): readonly RankedSeat[] | null;

  /** Whether this event ends a trick, which lies a moment before the next one begins. */
  endsTrick(event: E): boolean;
  /** What kind of deal it was, if this event writes its result; else null. */
  finishedKind(event: E): string | null;

  /** What the viewer may know, built field by field. */
  view(state: S, viewer: Viewer): V;
  /** The event as the viewer may see it; null if they may not know that it happened. */
  redact(event: E, viewer: Viewer): E | null;
}

export type AnyGame = Game<TableState, Tagged, Tagged, Sections, OptionValues>;
