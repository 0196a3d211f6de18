import {
  type AnyGame,
  applyEntry,
  type By,
  decideMatch,
  type MatchState,
  type ParsedIntent,
  parseIntent,
  type Seat,
  type Tagged,
} from '@stammtisch/kit';

/** An intent on its way into a table's queue. `raw` is untrusted JSON. */
export interface Submission {
  readonly by: By;
  readonly raw: unknown;
  /** Null for what the table and the computer do. */
  readonly client: { readonly intentId: string; readonly seenSeq: number } | null;
  /** The decision that this answers and no other, for what the table does when somebody's time is up. */
  readonly decision?: { readonly seat: Seat; readonly opened: number };
}

/** What the rules say of a submission on the table as it stands. */
export type Verdict =
  | {
      readonly kind: 'accepted';
      readonly intent: Tagged;
      readonly events: readonly Tagged[];
      /** The match once that is in its log. */
      readonly after: MatchState;
      /** The seq from which a fixed time must have passed before this may take effect (AU-14). */
      readonly heldSince: number | null;
    }
  | { readonly kind: 'refused'; readonly code: string }
  /** The rules threw: a bug of theirs, and nobody's fault who sits here. */
  | { readonly kind: 'failed'; readonly error: unknown };

const refused = (code: string): Verdict => ({ kind: 'refused', code });

function isStale(game: AnyGame, match: MatchState, submission: Submission, parsed: ParsedIntent): boolean {
  const { decision } = submission;
  if (decision !== undefined && game.openedAt(match.game, decision.seat) !== decision.opened) return true;
  if (submission.client === null || parsed.kind === 'kernel' || parsed.by === 'table') return false;
  const { seenSeq } = submission.client;
  return seenSeq > match.seq || seenSeq < game.openedAt(match.game, parsed.by, parsed.intent);
}

/** By the table for a seat, the entry keeps the seat in its intent; else it is the intent as it was read. */
function asRecorded(submission: Submission, parsed: ParsedIntent): Tagged {
  if (submission.by !== 'table' || parsed.kind === 'kernel' || parsed.by === 'table') return parsed.intent;
  const acted = { ...parsed.intent, seat: parsed.by };
  return acted;
}

function verdictOn(game: AnyGame, match: MatchState, submission: Submission): Verdict {
  const parsed = parseIntent(game, submission.by, submission.raw);
  if (parsed === null) return refused('malformed');
  if (isStale(game, match, submission, parsed)) return refused('stale');
  const decision = decideMatch(game, match, parsed);
  if (!decision.ok) return refused(decision.code);
  const { events } = decision;
  return {
    kind: 'accepted',
    intent: asRecorded(submission, parsed),
    events,
    after: applyEntry(game, match, { seq: match.seq + 1, events }),
    heldSince: parsed.kind === 'game' ? game.heldSince(match.game, parsed.intent) : null,
  };
}

/**
 * Judges a submission and changes nothing: `malformed`, `stale` (it answers a decision that is gone), refused by the
 * rules with their code, or accepted with its events. What follows is worked out too, so that rules that throw do so
 * before anything is stored.
 */
export function judge(game: AnyGame, match: MatchState, submission: Submission): Verdict {
  try {
    return verdictOn(game, match, submission);
  } catch (error) {
    return { kind: 'failed', error };
  }
}
