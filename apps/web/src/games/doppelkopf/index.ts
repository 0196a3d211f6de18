import { catalogue } from '../../i18n/catalogue.ts';
import { lazyPart } from '../../i18n/lazyPart.ts';
import { tableTexts } from '../../table/words/tableTexts.ts';
import type { ClientGame } from '../game.types.ts';
import { doppelkopfTexts } from './doppelkopfTexts.ts';
import { recordTexts } from './recordTexts.ts';

/** Doppelkopf, with ranked suits. */
export const doppelkopf: ClientGame = {
  about: {
    de: {
      name: 'Doppelkopf',
      about: 'Die Kreuz-Asse spielen zusammen, und jede Farbe sticht die unter ihr.',
      players: '4 am Tisch · 48 Karten',
    },
    en: {
      name: 'Doppelkopf',
      about: 'The aces of clubs are partners, and each suit trumps those below it.',
      players: '4 at the table · 48 cards',
    },
  },
  sign: { suit: 'C', skin: 'french' },
  direction: 'clockwise',
  Table: lazyPart(
    async () => (await import('./DoppelkopfTable.tsx')).DoppelkopfTable,
    doppelkopfTexts,
    tableTexts,
  ),
  Words: lazyPart(
    async () => (await import('./DoppelkopfWords.tsx')).DoppelkopfWords,
    doppelkopfTexts,
    recordTexts,
    tableTexts,
  ),
  optionTexts: catalogue('doppelkopfOptions', {
    de: async () => (await import('./options.de.ts')).doppelkopfOptionsDe,
    en: async () => (await import('./options.en.ts')).doppelkopfOptionsEn,
  }),
  recordTexts,
  scoreColumn: 'score',
  loadDealing: async () => (await import('@stammtisch/doppelkopf/dealing')).doppelkopfDealing,
};
