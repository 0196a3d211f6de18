import type { AnyGame, Sections, Tagged } from '../game.ts';
import { sameJson } from '../json.ts';
import type { By, Viewer } from '../seats.ts';
import { parseIntent } from './decide.ts';
import { applyEntry, type Entry } from './fold.ts';
import { changedSections, projectView, redactEvents } from './project.ts';
import type { MatchState } from './state.ts';

/**
 * Why the table acted for a seat: it had no choice (`automatisch`), the computer stood in (`vertreten`), or its time
 * was up (`zeit`).
 */
export type Acting = 'automatisch' | 'vertreten' | 'zeit';

/** One entry as a viewer sees it: what came of it, and the sections of their view that changed. */
export interface Frame {
  readonly seq: number;
  readonly at: number;
  readonly by: By;
  /** Null where what was meant would tell what the viewer may not know. */
  readonly intent: Tagged | null;
  readonly acting: Acting | null;
  readonly events: readonly Tagged[];
  readonly view: Readonly<Record<string, unknown>>;
}

function actingIn(game: AnyGame, match: MatchState, { by, intent }: Entry): Acting | null {
  const parsed = by === 'table' ? parseIntent(game, by, intent) : null;
  if (parsed?.kind !== 'game' || parsed.by === 'table') return null;
  const automatic = game.automatic(match.game);
  if (automatic !== null && automatic.seat === parsed.by && sameJson(automatic.intent, parsed.intent)) {
    return 'automatisch';
  }
  return match.vertreten[parsed.by] ? 'vertreten' : 'zeit';
}

/**
 * Entries one by one as a viewer sees them, from the match as it was before them. Only an audit is told what was
 * meant; it is for deals that are over.
 */
export function* framesOf(
  game: AnyGame,
  before: MatchState,
  entries: readonly Entry[],
  viewer: Viewer,
): Generator<Frame> {
  let match = before;
  let seen: Sections = projectView(game, match, viewer);
  for (const entry of entries) {
    const acting = actingIn(game, match, entry);
    match = applyEntry(game, match, entry);
    const view = projectView(game, match, viewer);
    const { seq, at, by, intent } = entry;
    yield {
      seq,
      at,
      by,
      intent: viewer === 'audit' ? intent : null,
      acting,
      events: viewer === 'audit' ? entry.events : redactEvents(game, entry.events, viewer),
      view: changedSections(seen, view),
    };
    seen = view;
  }
}
