import type { Suit } from '@stammtisch/kit';
import type { GameId } from '@stammtisch/protocol';
import { type ComponentType, lazy } from 'react';
import type { Skin } from '../cards/suitSymbols.tsx';
import type { GameTableProps } from '../connection/types.ts';
import { addTexts } from '../i18n/i18n.ts';
import type { GameWordsProps } from '../table/log/saying.ts';

/** What the shell needs to know of a game; everything else comes with its table, when that is first shown. */
export interface GameEntry {
  readonly Table: ComponentType<GameTableProps>;
  /** The game in words, for a page that shows its log beside the table. */
  readonly Words: ComponentType<GameWordsProps>;
  /** In which direction seat n+1 sits from seat n; the server says it again with each table. */
  readonly direction: 'clockwise' | 'counterclockwise';
  /** The suit that stands for the game where one is chosen. */
  readonly sign: { readonly suit: Suit; readonly skin: Skin };
}

/** The words of every table; those of a game come beside them. */
async function loadTableTexts(): Promise<void> {
  const [{ tableDe }, { tableEn }] = await Promise.all([
    import('../table/words/texts.de.ts'),
    import('../table/words/texts.en.ts'),
  ]);
  addTexts('table', { de: tableDe, en: tableEn });
}

/** The drawings of all cards; a page that shows a table has them once. */
export const CardSprite = lazy(async () => ({
  default: (await import('../cards/CardSprite.tsx')).CardSprite,
}));

async function loadAuchoTexts(): Promise<void> {
  const [{ auchoDe }, { auchoEn }] = await Promise.all([
    import('./aucho/texts.de.ts'),
    import('./aucho/texts.en.ts'),
    loadTableTexts(),
  ]);
  addTexts('aucho', { de: auchoDe, en: auchoEn });
}

async function loadDoppelkopfTexts(): Promise<void> {
  const [{ doppelkopfDe }, { doppelkopfEn }] = await Promise.all([
    import('./doppelkopf/texts.de.ts'),
    import('./doppelkopf/texts.en.ts'),
    loadTableTexts(),
  ]);
  addTexts('doppelkopf', { de: doppelkopfDe, en: doppelkopfEn });
}

const AuchoTable = lazy(async () => {
  const [{ AuchoTable }] = await Promise.all([import('./aucho/AuchoTable.tsx'), loadAuchoTexts()]);
  return { default: AuchoTable };
});

const AuchoWords = lazy(async () => {
  const [{ AuchoWords }] = await Promise.all([import('./aucho/AuchoWords.tsx'), loadAuchoTexts()]);
  return { default: AuchoWords };
});

const DoppelkopfTable = lazy(async () => {
  const [{ DoppelkopfTable }] = await Promise.all([
    import('./doppelkopf/DoppelkopfTable.tsx'),
    loadDoppelkopfTexts(),
  ]);
  return { default: DoppelkopfTable };
});

const DoppelkopfWords = lazy(async () => {
  const [{ DoppelkopfWords }] = await Promise.all([
    import('./doppelkopf/DoppelkopfWords.tsx'),
    loadDoppelkopfTexts(),
  ]);
  return { default: DoppelkopfWords };
});

/** Every game that this client can show. */
export const GAME_REGISTRY: Readonly<Record<GameId, GameEntry>> = {
  aucho: {
    Table: AuchoTable,
    Words: AuchoWords,
    direction: 'counterclockwise',
    sign: { suit: 'H', skin: 'swiss' },
  },
  doppelkopf: {
    Table: DoppelkopfTable,
    Words: DoppelkopfWords,
    direction: 'clockwise',
    sign: { suit: 'C', skin: 'french' },
  },
};

/** Whether this client can show a game: a newer server may have others. */
export function isKnownGame(id: string): id is GameId {
  return Object.hasOwn(GAME_REGISTRY, id);
}

/** All of them, in the order in which they are offered. */
export const KNOWN_GAMES: readonly GameId[] = Object.keys(GAME_REGISTRY).filter(isKnownGame);
