import { useCallback } from 'react';
import { RECORD_TEXTS } from '../games/registry.ts';
import { useKnownTexts } from '../i18n/useTexts.ts';
import { deskTexts } from './deskTexts.ts';

/** What a refusal is called in a list; one of a newer server goes by its code. */
export function useRefusalName(): (code: string) => string {
  const known = useKnownTexts(deskTexts, ...RECORD_TEXTS);
  return useCallback((code) => known(`refused.${code}`) ?? code, [known]);
}
