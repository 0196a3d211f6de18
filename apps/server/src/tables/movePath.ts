import {
  type AnyGame,
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
      /** The seq from which a fixed time must have passed before this may take effect (AU-14). */
      readonly heldSince: number | null;
    }
  | { readonly kind: 'refused'; readonly code: string };

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

/**
 * Judges a submission and changes nothing: `malformed`, `stale` (it answers a decision that is gone), refused by the
 * rules with their code, or accepted with its events.
 */
export function judge(game: AnyGame, match: MatchState, submission: Submission): Verdict {
  const parsed = parseIntent(game, submission.by, submission.raw);
  if (parsed === null) return refused('malformed');
  if (isStale(game, match, submission, parsed)) return refused('stale');
  const decision = decideMatch(game, match, parsed);
  if (!decision.ok) return refused(decision.code);
  return {
    kind: 'accepted',
    intent: asRecorded(submission, parsed),
    events: decision.events,
    heldSince: parsed.kind === 'game' ? game.heldSince(match.game, parsed.intent) : null,
  };
}
