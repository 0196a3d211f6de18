import type { Played, Seat } from '@stammtisch/kit';
import { useCallback, useEffect, useState } from 'react';
import { HOLD_MS, prefersStill, SWEEP_MS } from '../scene/motion.ts';
import { type SeenAgain, useSeenAgain } from '../scene/seenAgain.ts';

/** What the view says about tricks. */
export interface TrickSource {
  /** Tells deals apart. */
  readonly deal: string;
  /** How many tricks of the deal are finished. */
  readonly done: number;
  readonly cards: readonly Played[];
  readonly last: { readonly cards: readonly Played[]; readonly winner: Seat } | null;
}

/** What every game's view says about its tricks. */
interface TrickView {
  readonly deal: { readonly phase: string; readonly number: number };
  readonly seats: readonly { readonly tricks: number }[];
  readonly trick: { readonly cards: readonly Played[] };
  readonly lastTrick: TrickSource['last'];
  readonly result: { readonly deal: number } | null;
}

/**
 * A game's tricks. After a deal (`bereit`, `ende`) the view counts for the next one already; its last trick still
 * belongs to the one before, which has as many tricks as a hand has cards.
 */
export function trickSourceOf(
  { deal, seats, trick, lastTrick, result }: TrickView,
  handSize: number,
): TrickSource {
  const after = deal.phase === 'bereit' || deal.phase === 'ende';
  return {
    deal: String(after ? (result?.deal ?? deal.number) : deal.number),
    done: after ? handSize : seats.reduce((sum, seat) => sum + seat.tricks, 0),
    cards: trick.cards,
    last: lastTrick,
  };
}

/** What lies in the middle now. */
export interface TrickShow {
  readonly id: string;
  readonly cards: readonly Played[];
  /** Who has won it, while a finished trick lies. */
  readonly winner: Seat | null;
  /** Whether it is on its way to the winner. */
  readonly leaving: boolean;
  /** Ends the showing of finished tricks at once. */
  skip(): void;
}

interface Held {
  readonly id: string;
  readonly cards: readonly Played[];
  readonly winner: Seat;
}

interface State {
  readonly source: string;
  readonly queue: readonly Held[];
  readonly leaving: boolean;
}

const sourceId = (source: TrickSource): string => `${source.deal}:${source.done}`;

/** A trick that was finished since the last view: it is put in the queue, to be seen. */
function withNewTrick(state: State, source: TrickSource): State {
  const [deal] = state.source.split(':');
  const finished = source.last !== null && source.done > 0 && deal === source.deal;
  const id = sourceId(source);
  if (!finished || source.last === null) return { ...state, source: id };
  const held: Held = { id: `${source.deal}:${source.done - 1}`, ...source.last };
  return { source: id, queue: [...state.queue, held], leaving: state.leaving };
}

const skipNothing = () => undefined;

/** The trick where a table is seen again: whoever looks at the step that finished it has all the time to do so. */
function trickAgain(source: TrickSource, { trickDone }: SeenAgain): TrickShow {
  const quiet = { leaving: false, skip: skipNothing };
  if (!trickDone || source.last === null)
    return { id: sourceId(source), cards: source.cards, winner: null, ...quiet };
  return { id: `${source.deal}:${source.done - 1}`, ...source.last, ...quiet };
}

/**
 * What to show in the middle: the running trick, or a finished one for as long as it takes to see it.
 * The view stays the truth; this only delays what it shows, and drops the delay whenever it is asked to.
 */
export function useTrickShow(source: TrickSource): TrickShow {
  const id = sourceId(source);
  const again = useSeenAgain();
  const [state, setState] = useState<State>({ source: id, queue: [], leaving: false });
  // Adjusting state while rendering: so the finished trick never blinks away for a frame.
  if (state.source !== id) setState(withNewTrick(state, source));

  const shown = state.queue[0];
  const shownId = shown?.id;
  const { leaving } = state;
  useEffect(() => {
    if (shownId === undefined) return;
    const next = () =>
      setState((s) =>
        s.leaving || prefersStill()
          ? { ...s, queue: s.queue.slice(1), leaving: false }
          : { ...s, leaving: true },
      );
    const timer = setTimeout(next, leaving ? SWEEP_MS : HOLD_MS);
    return () => clearTimeout(timer);
  }, [shownId, leaving]);

  const skip = useCallback(() => setState((s) => ({ ...s, queue: [], leaving: false })), []);
  if (again !== null) return trickAgain(source, again);
  return shown
    ? { id: shown.id, cards: shown.cards, winner: shown.winner, leaving, skip }
    : { id, cards: source.cards, winner: null, leaving: false, skip };
}
