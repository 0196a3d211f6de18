import { useEffect, useState } from 'react';

/** True for a while after `key` has changed; not for what was there when the page opened. */
export function useLinger(key: string | number | null, ms: number): boolean {
  const [state, setState] = useState({ key, on: false });
  if (state.key !== key) setState({ key, on: key !== null });
  useEffect(() => {
    if (!state.on) return;
    const timer = setTimeout(() => setState((s) => (s.key === key ? { key, on: false } : s)), ms);
    return () => clearTimeout(timer);
  }, [state.on, key, ms]);
  return state.on;
}
