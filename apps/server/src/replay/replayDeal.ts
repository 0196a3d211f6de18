import {
  applyEntry,
  chaptersOf,
  framesOf,
  isSeat,
  projectView,
  startMatch,
  type Viewer,
} from '@stammtisch/kit';
import type { ErrorCode, ReplayDeal, ReplayStep, ReplayView } from '@stammtisch/protocol';
import { inSlices } from '../slices.ts';
import { proofIn } from './proof.ts';
import type { SeenMatch } from './seenMatch.ts';

export type DealFound =
  | { readonly ok: true; readonly deal: ReplayDeal }
  | { readonly ok: false; readonly code: Extract<ErrorCode, 'dealUnknown' | 'dealRunning' | 'recordBroken'> };

function viewerOf(view: ReplayView): Viewer {
  const seat = Number(view);
  return view !== 'open' && isSeat(seat) ? seat : 'audit';
}

async function shown(
  seen: SeenMatch,
  { from, to, deal }: { from: number; to: number; deal: number },
  viewer: Viewer,
) {
  const { game } = seen;
  const entries = seen.entries.filter(({ seq }) => seq >= from && seq <= to);
  const earlier = seen.entries.filter(({ seq }) => seq < from);
  let before = startMatch(game, seen.matchId, seen.options);
  await inSlices(earlier, (entry) => {
    before = applyEntry(game, before, entry);
  });
  const steps: ReplayStep[] = [];
  await inSlices(framesOf(game, before, entries, viewer), (frame) => {
    steps.push({ ...frame, events: [...frame.events], view: { ...frame.view } });
  });
  return { deal, before: { ...projectView(game, before, viewer) }, steps, proof: proofIn(game, entries) };
}

/**
 * One deal, step by step. A deal that is over is shown whole, or as a seat saw it. One that is being played is nobody's
 * but its players': refused `dealRunning`, or to the desk shown as the public sees it. Refuses `dealUnknown`, and
 * `recordBroken` a log that the rules cannot even be applied to.
 */
export async function replayDeal(
  seen: SeenMatch,
  deal: number,
  view: ReplayView,
  from: 'link' | 'desk',
): Promise<DealFound> {
  const chapter = chaptersOf(seen.game, seen.entries).find((one) => one.deal === deal);
  if (chapter === undefined) return { ok: false, code: 'dealUnknown' };
  if (!chapter.over && (from === 'link' || view !== 'open')) return { ok: false, code: 'dealRunning' };
  try {
    const viewer = chapter.over ? viewerOf(view) : 'public';
    return { ok: true, deal: { view, ...(await shown(seen, chapter, viewer)) } };
  } catch {
    return { ok: false, code: 'recordBroken' };
  }
}
