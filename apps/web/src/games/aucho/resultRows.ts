import type { AuchoView } from '@stammtisch/aucho';
import type { AuchoText } from './auchoTexts.ts';

type Report = NonNullable<AuchoView['result']>;

export interface PointRow {
  readonly key: 'tricks' | 'lastTrick' | 'weis' | 'stoeck' | 'match';
  readonly declarer: number;
  readonly opponents: number;
}

const LAST_TRICK_POINTS = 5;

/** How both sides came to their points, row by row; rows without any points are left out. */
export function pointRows(steps: NonNullable<Report['steps']>): readonly PointRow[] {
  const { lastTrick } = steps;
  const rows: PointRow[] = [
    { key: 'tricks', ...steps.tricks },
    {
      key: 'lastTrick',
      declarer: lastTrick === 'declarer' ? LAST_TRICK_POINTS : 0,
      opponents: lastTrick === 'opponents' ? LAST_TRICK_POINTS : 0,
    },
    { key: 'weis', ...steps.weis },
    { key: 'stoeck', ...steps.stoeck },
    { key: 'match', ...steps.match },
  ];
  return rows.filter((row) => row.key === 'tricks' || row.declarer + row.opponents > 0);
}

/** Why the deal is won or lost, in a sentence. */
export function whyOf(own: number, other: number, t: AuchoText): string {
  const gaps = { own, other };
  if (own > other) return t('result.whyWon', gaps);
  return own === other ? t('result.whyEqual', gaps) : t('result.whyLost', gaps);
}
