import type { AdminAct } from '@stammtisch/protocol';
import type { DeskText } from '../deskTexts.ts';

type Words = (parts: readonly string[], t: DeskText) => string;

/** What the server writes beside an act in its own short way, and what that says to a reader. */
const WORDS: readonly (readonly [AdminAct['kind'], RegExp, Words])[] = [
  ['look', /^deal (\d+), open$/, ([, n = ''], t) => t('journal.detail.dealOpen', { n })],
  [
    'look',
    /^deal (\d+), ([0-3])$/,
    ([, n = '', seat = ''], t) => t('journal.detail.dealSeat', { n, seat: Number(seat) + 1 }),
  ],
  ['verify', /^no difference$/, (_, t) => t('journal.detail.verified')],
  ['verify', /^seq (\d+)$/, ([, seq = ''], t) => t('journal.detail.difference', { seq })],
  ['export', /^record$/, (_, t) => t('match.record')],
  ['export', /^results$/, (_, t) => t('match.results')],
  ['export', /^results \{\}$/, (_, t) => t('journal.detail.allResults')],
  ['export', /^results (.+)$/, ([, filter = ''], t) => t('journal.detail.someResults', { filter })],
];

/** The detail of an act in words; what has none is what the admin wrote himself, and stays as it is. */
export function detailWords({ kind, detail }: AdminAct, t: DeskText): string {
  for (const [of, pattern, words] of WORDS) {
    const parts = of === kind ? pattern.exec(detail) : null;
    if (parts !== null) return words(parts, t);
  }
  return detail;
}
