import type { DeskAttendance, DeskMatch, DeskRefusal, ReplayChapter, ReplayStep } from '@stammtisch/protocol';

/** A line of the log: an entry, or what happened between two of them. */
export type Line =
  | { readonly kind: 'entry'; readonly seq: number; readonly at: number; readonly step: ReplayStep }
  | { readonly kind: 'refusal'; readonly seq: number; readonly at: number; readonly refusal: DeskRefusal }
  | {
      readonly kind: 'attendance';
      readonly seq: number;
      readonly at: number;
      readonly change: DeskAttendance;
    };

/** Entries come before what happened after them; that stands in the order of time. */
function inOrder(a: Line, b: Line): number {
  if (a.seq !== b.seq) return a.seq - b.seq;
  if (a.kind === 'entry') return -1;
  return b.kind === 'entry' ? 1 : a.at - b.at;
}

/** The log of a deal. What happened before the first entry of all stands in the first deal. */
export function linesOf(
  { chapters, refusals, attendance }: Pick<DeskMatch, 'chapters' | 'refusals' | 'attendance'>,
  chapter: ReplayChapter,
  steps: readonly ReplayStep[],
): readonly Line[] {
  const from = chapter === chapters[0] ? 0 : chapter.from;
  const within = ({ seq }: { readonly seq: number }) => seq >= from && seq <= chapter.to;
  const lines: Line[] = [
    ...steps.map((step): Line => ({ kind: 'entry', seq: step.seq, at: step.at, step })),
    ...refusals
      .filter(within)
      .map((refusal): Line => ({ kind: 'refusal', seq: refusal.seq, at: refusal.at, refusal })),
    ...attendance
      .filter(within)
      .map((change): Line => ({ kind: 'attendance', seq: change.seq, at: change.at, change })),
  ];
  return lines.sort(inOrder);
}
