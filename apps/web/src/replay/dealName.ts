import type { ReplayText } from './replayTexts.ts';

/** What a deal is called. */
export function dealName(deal: number, t: ReplayText): string {
  return deal === 0 ? t('draw') : t('deal', { n: deal });
}
