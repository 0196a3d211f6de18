import { useCallback } from 'react';
import { useErrorText } from '../i18n/useText.ts';
import type { Failure } from './deskApi.ts';
import { useDeskText } from './useDeskText.ts';

/** The sentence for a failed request; where one has to wait, it says how long. */
export function useFailureText(): (failure: Failure) => string {
  const t = useDeskText();
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
