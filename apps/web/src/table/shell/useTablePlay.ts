import type { Seat, Tagged } from '@stammtisch/kit';
import { isAborted } from '../../connection/sections.ts';
import { type EventFeed, type EventWords, useEventFeed } from '../log/useEventFeed.ts';
import { type Say, useSay } from '../log/useSay.ts';
import type { GameTableProps } from '../scene/gameTable.ts';
import { useScene } from '../scene/Scene.tsx';
import { type IntentSender, useIntent } from '../scene/useIntent.ts';
import { type TrickShow, type TrickSource, useTrickShow } from '../trick/useTrickShow.ts';

/** A table in play, as its viewer has it: what may be sent, what lies there, what is said. */
export interface TablePlay<I extends Tagged> {
  readonly seq: number;
  /** Whom the table waits for. */
  readonly awaited: readonly Seat[];
  /** Whether the match was called off: nobody is waited for, whatever the view still says. */
  readonly aborted: boolean;
  /** Whether it is the viewer. */
  readonly turn: boolean;
  readonly show: TrickShow;
  /** Whether a finished trick still lies: then everything else waits. */
  readonly holding: boolean;
  readonly sender: IntentSender<I>;
  readonly feed: EventFeed;
  /** Whatever happens, in words. */
  readonly say: Say;
  send(intent: I): void;
}

interface PlaySource<E extends Tagged> {
  readonly awaited: readonly Seat[];
  readonly trick: TrickSource;
  readonly words: EventWords<E>;
}

const NOBODY: readonly Seat[] = [];

/** What every game's table does with its view, its events and the connection. */
export function useTablePlay<I extends Tagged, E extends Tagged>(
  { table, play, onEvents }: GameTableProps,
  { awaited, trick, words }: PlaySource<E>,
): TablePlay<I> {
  const { own } = useScene();
  const sender = useIntent<I>(play, table.seq);
  const show = useTrickShow(trick);
  const say = useSay(words);
  const feed = useEventFeed(onEvents, words, say);
  const aborted = isAborted(table);
  const waiting = aborted ? NOBODY : awaited;
  return {
    seq: table.seq,
    awaited: waiting,
    aborted,
    turn: own !== null && waiting.includes(own),
    show,
    holding: show.winner !== null,
    sender,
    feed,
    say,
    send(intent) {
      // Whoever goes on has seen the trick.
      show.skip();
      sender.send(intent);
    },
  };
}
