import { useCallback, useEffect, useState } from 'react';
import type { Answer, Failure } from './api.ts';

interface State<T extends object> {
  /** The last answer; null before the first. */
  readonly value: T | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
}

export interface Fetched<T extends object> extends State<T> {
  /** Asks again. */
  renew(): void;
  /** Puts in what is known to be so by now. */
  change(value: T): void;
}

/** Asks once for each `load`, which has to stay the same function for as long as the question does. */
export function useFetched<T extends object>(load: () => Promise<Answer<T>>): Fetched<T> {
  const [state, setState] = useState<State<T>>({ value: null, failure: null, loading: true });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each round it is asked again.
  useEffect(() => {
    let wanted = true;
    setState((before) => ({ ...before, loading: true }));
    void load().then((answer) => {
      if (!wanted) return;
      if (answer.ok) setState({ value: answer, failure: null, loading: false });
      else setState({ value: null, failure: answer, loading: false });
    });
    return () => {
      wanted = false;
    };
  }, [load, round]);
  const renew = useCallback(() => setRound((before) => before + 1), []);
  const change = useCallback((value: T) => setState({ value, failure: null, loading: false }), []);
  return { ...state, renew, change };
}
