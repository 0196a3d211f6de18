import type { Result } from '@stammtisch/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { fetchSession, postSession } from './api.ts';
import { createStore } from './store.ts';

/** Who this browser is to the server: `name` is null without a session. */
export interface Session {
  readonly state: 'unknown' | 'loading' | 'known' | 'failed';
  readonly name: string | null;
}

const store = createStore<Session>({ state: 'unknown', name: null });

/** Asks the server who we are. */
export async function loadSession(): Promise<void> {
  store.set({ state: 'loading' });
  const answer = await fetchSession();
  if (answer.ok) store.set({ state: 'known', name: answer.player?.name ?? null });
  else store.set({ state: 'failed' });
}

/** Takes a name, and with it a session; the name that we already have asks nothing of the server. */
export async function takeName(name: string): Promise<Result> {
  const { state, name: current } = store.get();
  if (state === 'known' && current !== null && current === name.trim()) return { ok: true };
  const answer = await postSession(name);
  if (!answer.ok) return answer;
  store.set({ state: 'known', name: answer.player?.name ?? null });
  return { ok: true };
}

/** Forgets a session that the server no longer knows, so that the name is asked for again. */
export function dropSession(): void {
  store.set({ state: 'known', name: null });
}

/** The session, asked for once. */
export function useSession(): Session {
  const session = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    if (session.state === 'unknown') void loadSession();
  }, [session.state]);
  return session;
}
