import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What a refusal is called in a list; one of a newer server goes by its code. */
export function useRefusalName(): (code: string) => string {
  const { t } = useTranslation('desk');
  return useCallback((code) => t(`refusalName.${code}`, { defaultValue: code }), [t]);
}
