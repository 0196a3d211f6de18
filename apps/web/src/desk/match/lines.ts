import type { DeskAttendance, DeskMatch, DeskRefusal, ReplayChapter, ReplayStep } from '@stammtisch/protocol';

interface Placed {
  /** Another one for each line of a match. */
  readonly key: string;
  readonly seq: number;
  readonly at: number;
}

/** A line of the log: an entry, or what happened between two of them. */
export type Line =
  | (Placed & { readonly kind: 'entry'; readonly step: ReplayStep })
  | (Placed & { readonly kind: 'refusal'; readonly refusal: DeskRefusal })
  | (Placed & { readonly kind: 'attendance'; readonly change: DeskAttendance });

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
  const placed = (
    kind: Line['kind'],
    { seq, at }: { readonly seq: number; readonly at: number },
    nth: number,
  ) => ({
    key: `${kind} ${nth}`,
    seq,
    at,
  });
  const lines: Line[] = [
    ...steps.map((step): Line => ({ kind: 'entry', ...placed('entry', step, step.seq), step })),
    ...refusals.map((refusal, i): Line => ({ kind: 'refusal', ...placed('refusal', refusal, i), refusal })),
    ...attendance.map(
      (change, i): Line => ({ kind: 'attendance', ...placed('attendance', change, i), change }),
    ),
  ];
  return lines.filter(within).sort(inOrder);
}
