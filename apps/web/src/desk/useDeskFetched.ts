import { useCallback } from 'react';
import type { Answer } from '../connection/api.ts';
import { type Fetched, useFetched } from '../connection/useFetched.ts';
import { useDesk } from './deskContext.ts';

/** `useFetched` at the desk: where the server no longer knows the admin, the log-in is shown again. */
export function useDeskFetched<T extends object>(load: () => Promise<Answer<T>>): Fetched<T> {
  const { ask } = useDesk();
  return useFetched(useCallback(() => ask(load()), [ask, load]));
}
