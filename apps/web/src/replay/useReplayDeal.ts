import type { ReplayDeal, ReplayView, Result } from '@stammtisch/protocol';
import { useEffect, useRef, useState } from 'react';

/** Fetches a deal; from wherever the match is looked at. */
export type LoadDeal = (deal: number, view: ReplayView) => Promise<Result<ReplayDeal>>;

export type DealState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly deal: ReplayDeal }
  | { readonly kind: 'failed'; readonly code: string };

const LOADING: DealState = { kind: 'loading' };

/** A deal as seen through these eyes; each is fetched once, and again with `renewed`, if it was not there. */
export function useReplayDeal(load: LoadDeal, deal: number, view: ReplayView, renewed: string): DealState {
  const kept = useRef(new Map<string, ReplayDeal>());
  const key = `${renewed} ${deal} ${view}`;
  const [state, setState] = useState<{ readonly key: string; readonly deal: DealState }>({
    key,
    deal: LOADING,
  });
  useEffect(() => {
    let wanted = true;
    const known = kept.current.get(key);
    if (known) setState({ key, deal: { kind: 'there', deal: known } });
    else {
      void load(deal, view).then((answer) => {
        if (answer.ok) kept.current.set(key, answer);
        if (!wanted) return;
        setState({
          key,
          deal: answer.ok ? { kind: 'there', deal: answer } : { kind: 'failed', code: answer.code },
        });
      });
    }
    return () => {
      wanted = false;
    };
  }, [load, deal, view, key]);
  return state.key === key ? state.deal : LOADING;
}
