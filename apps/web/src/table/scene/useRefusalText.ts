import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useScene } from './Scene.tsx';

/** The sentence for a refusal at the table: in the game's own words, else the table's, else the server's. */
export function useRefusalText(): (code: string) => string {
  const { game } = useScene();
  const { t } = useTranslation('errors');
  return useCallback(
    (code) => t([`${game}:refusal.${code}`, `table:refusal.${code}`, code, 'unknown']),
    [t, game],
  );
}
