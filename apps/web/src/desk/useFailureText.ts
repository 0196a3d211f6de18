import { useCallback } from 'react';
import type { Failure } from '../connection/api.ts';
import { useErrorText, useTexts } from '../i18n/useTexts.ts';
import { deskTexts } from './deskTexts.ts';

/** The sentence for a failed request; where one has to wait, it says how long. */
export function useFailureText(): (failure: Failure) => string {
  const t = useTexts(deskTexts);
  const errorText = useErrorText();
  return useCallback(
    ({ code, retryAfter }) => {
      if (code === 'wrongPassword') return t('login.wrong');
      if (code !== 'tooFast' || retryAfter === undefined) return errorText(code);
      return retryAfter < 60
        ? t('wait.seconds', { count: retryAfter })
        : t('wait.minutes', { count: Math.ceil(retryAfter / 60) });
    },
    [t, errorText],
  );
}
