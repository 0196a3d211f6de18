import type { GameId } from '@stammtisch/protocol';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/useLanguage.ts';
import { clientGame } from './registry.ts';

/** What a game is called in the reader's language. */
export function useGameName(): (game: GameId) => string {
  const language = useLanguage();
  return useCallback((game) => clientGame(game).about[language].name, [language]);
}
