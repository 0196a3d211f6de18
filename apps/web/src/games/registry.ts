import type { GameId } from '@stammtisch/protocol';
import { type ComponentType, lazy } from 'react';
import type { GameTableProps } from '../connection/types.ts';
import { addTexts } from '../i18n/i18n.ts';

/** What the shell needs to know of a game; everything else comes with its table, when that is first shown. */
export interface GameEntry {
  readonly Table: ComponentType<GameTableProps>;
  /** In which direction seat n+1 sits from seat n; the server says it again with each table. */
  readonly direction: 'clockwise' | 'counterclockwise';
}

/** The words of every table; those of a game come beside them. */
async function loadTableTexts(): Promise<void> {
  const [{ tableDe }, { tableEn }] = await Promise.all([
    import('../table/texts.de.ts'),
    import('../table/texts.en.ts'),
  ]);
  addTexts('table', { de: tableDe, en: tableEn });
}

/** The drawings of all cards; a page that shows a table has them once. */
export const CardSprite = lazy(async () => ({
  default: (await import('../cards/CardSprite.tsx')).CardSprite,
}));

const AuchoTable = lazy(async () => {
  const [{ AuchoTable }, { auchoDe }, { auchoEn }] = await Promise.all([
    import('./aucho/AuchoTable.tsx'),
    import('./aucho/texts.de.ts'),
    import('./aucho/texts.en.ts'),
    loadTableTexts(),
  ]);
  addTexts('aucho', { de: auchoDe, en: auchoEn });
  return { default: AuchoTable };
});

/** Every game that this client can show. */
export const GAME_REGISTRY: Readonly<Record<GameId, GameEntry>> = {
  aucho: { Table: AuchoTable, direction: 'counterclockwise' },
};
