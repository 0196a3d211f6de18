import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { shellTexts } from '../../i18n/shellTexts.ts';
import { tableTexts } from '../words/tableTexts.ts';
import { useScene } from './Scene.tsx';

/** The sentence for a refusal at the table: in the game's own words, else the table's, else the server's. */
export function useRefusalText(): (code: string) => string {
  const { game } = useScene();
  const { t } = useTranslation(shellTexts.namespace);
  return useCallback(
    (code) =>
      t([
        `${game}:refusal.${code}`,
        `${tableTexts.namespace}:refusal.${code}`,
        `errors.${code}`,
        'errors.unknown',
      ]),
    [t, game],
  );
}
