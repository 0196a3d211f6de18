import type { AdminSession, Imported } from '@stammtisch/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Answer, Failure } from '../connection/api.ts';
import { fetchAdminSession, logOut } from './deskApi.ts';
import type { DeskValue } from './deskContext.ts';

const OUT: AdminSession = { state: 'out' };
const NOTHING: Imported['matches'] = [];

interface AdminSessionUse {
  /** Null while it is asked for, or if that failed. */
  readonly session: AdminSession | null;
  readonly failure: Failure | null;
  readonly desk: DeskValue;
  enter(session: AdminSession): void;
  renew(): void;
}

/** Whether somebody is logged in at the desk here, and how all of the desk finds out when that ends. */
export function useAdminSession(): AdminSessionUse {
  const [session, setSession] = useState<AdminSession | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [imported, setImported] = useState(NOTHING);
  const renew = useCallback(() => {
    setSession(null);
    setFailure(null);
    void fetchAdminSession().then((answer) => {
      if (answer.ok) setSession(answer);
      else setFailure(answer);
    });
  }, []);
  useEffect(renew, [renew]);

  const ask = useCallback(async <T extends object>(waiting: Promise<Answer<T>>): Promise<Answer<T>> => {
    const answer = await waiting;
    if (!answer.ok && answer.code === 'noDesk') setSession(OUT);
    return answer;
  }, []);
  const leave = useCallback(async () => {
    await logOut();
    setImported(NOTHING);
    setSession(OUT);
  }, []);
  const desk = useMemo<DeskValue>(
    () => ({ ask, logOut: leave, imported, setImported }),
    [ask, leave, imported],
  );
  return { session, failure, desk, enter: setSession, renew };
}
