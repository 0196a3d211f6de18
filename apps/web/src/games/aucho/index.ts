import { catalogue } from '../../i18n/catalogue.ts';
import { lazyPart } from '../../i18n/lazyPart.ts';
import { tableTexts } from '../../table/words/tableTexts.ts';
import type { ClientGame } from '../game.types.ts';
import { auchoTexts } from './auchoTexts.ts';
import { recordTexts } from './recordTexts.ts';

/** Aucho, the Swiss Königsspiel. */
export const aucho: ClientGame = {
  about: {
    de: {
      name: 'Aucho',
      about: 'Das Schweizer Königsspiel mit Lukas, Kehr und Härdöpfeln.',
      players: '4 am Tisch · 36 Karten',
    },
    en: {
      name: 'Aucho',
      about: 'The Swiss kings’ game with Lukas, Kehr and Härdöpfel.',
      players: '4 at the table · 36 cards',
    },
  },
  sign: { suit: 'H', skin: 'swiss' },
  direction: 'counterclockwise',
  Table: lazyPart(async () => (await import('./AuchoTable.tsx')).AuchoTable, auchoTexts, tableTexts),
  Words: lazyPart(
    async () => (await import('./AuchoWords.tsx')).AuchoWords,
    auchoTexts,
    recordTexts,
    tableTexts,
  ),
  optionTexts: catalogue('auchoOptions', {
    de: async () => (await import('./options.de.ts')).auchoOptionsDe,
    en: async () => (await import('./options.en.ts')).auchoOptionsEn,
  }),
  recordTexts,
  scoreColumn: 'stand',
  loadDealing: async () => (await import('@stammtisch/aucho/dealing')).auchoDealing,
};
