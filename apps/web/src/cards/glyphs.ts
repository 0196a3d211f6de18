import type { Rank } from '@stammtisch/kit';
import type { Skin } from './suitSymbols.tsx';

/** The index letters, drawn so that they look the same on every device: 15 high, around x = 0, as strokes. */
const STROKES = {
  '6': 'M3.7 3.5C2.8 2 1.6 1.3.3 1.3-2.5 1.3-4 4-4 8.3c0 3.7 1.6 5.4 4 5.4s4-1.7 4-4.2S2.4 5.4.2 5.4C-2 5.4-3.6 6.9-4 9',
  '7': 'M-4.2 4.2V1.3H4C1.2 5.5-.5 9.7-.7 15',
  '8': 'M0 7C-2 7-3.4 5.8-3.4 4.1S-2 1.3 0 1.3s3.4 1.1 3.4 2.8S2 7 0 7C-2.5 7-4.1 8.3-4.1 10.3S-2.5 13.7 0 13.7s4.1-1.4 4.1-3.4S2.5 7 0 7Z',
  '9': 'M-3.7 11.5C-2.8 13-1.6 13.7-.3 13.7 2.5 13.7 4 11 4 6.7 4 3 2.4 1.3 0 1.3S-4 3-4 5.5-2.4 9.6-.2 9.6C2 9.6 3.6 8.1 4 6',
  '10': 'M-7.3 4.4-4.5 2V15M2.9 1.3C.6 1.3-.6 3.5-.6 7.5S.6 13.7 2.9 13.7 6.4 11.5 6.4 7.5 5.2 1.3 2.9 1.3Z',
  A: 'M-4.6 15-.5 1.3H.5L4.6 15M-3.3 10.2H3.3',
  B: 'M.2 7.1C2.1 7.1 3.2 6 3.2 4.2S2.1 1.3.2 1.3H-3.5V13.7H.4C2.6 13.7 3.9 12.3 3.9 10.4S2.6 7.1.4 7.1H-3.5',
  D: 'M-3.6 1.3H-.6C2.5 1.3 4 3.6 4 7.5S2.5 13.7-.6 13.7H-3.6Z',
  J: 'M2.6 0V9.8C2.6 12.4 1.4 13.7-.6 13.7S-3.7 12.4-3.7 9.6',
  K: 'M-3.5 0V15M4.2 0-3.2 9M-.8 6.4 4.2 15',
  O: 'M0 1.3C-2.8 1.3-4.2 3.6-4.2 7.5S-2.8 13.7 0 13.7 4.2 11.4 4.2 7.5 2.8 1.3 0 1.3Z',
  Q: 'M0 1.3C-2.8 1.3-4.2 3.6-4.2 7.5S-2.8 13.7 0 13.7 4.2 11.4 4.2 7.5 2.8 1.3 0 1.3ZM.6 9.6 4.7 15',
  U: 'M-3.8 0V9.3C-3.8 12.1-2.4 13.7 0 13.7S3.8 12.1 3.8 9.3V0',
} as const;

type Label = keyof typeof STROKES;

const COURT: Readonly<Record<string, Partial<Record<Rank, Label>>>> = {
  de: { J: 'B', Q: 'D' },
  en: {},
  swiss: { J: 'U', Q: 'O' },
};

/** The index of a rank as a path: B D K, J Q K or U O K, 10 for the ten and the Banner. */
export function indexPath(rank: Rank, skin: Skin, labels: 'de' | 'en'): string {
  const label = COURT[skin === 'swiss' ? 'swiss' : labels]?.[rank] ?? (rank === 'T' ? '10' : rank);
  return STROKES[label];
}
