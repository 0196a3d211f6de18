import type { Seat } from '@stammtisch/kit';
import type { Replay, ReplayDeal } from '@stammtisch/protocol';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { EventBatch, RoomConnection } from '../connection/types.ts';
import { CardSprite, clientGame } from '../games/registry.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { SeenAgainContext } from '../table/scene/seenAgain.ts';
import styles from './ReplayStage.module.css';
import { replayTexts } from './replayTexts.ts';
import { roomOf, tableAt } from './tableAt.ts';

interface ReplayStageProps {
  replay: Replay;
  deal: ReplayDeal;
  /** The entry after which the table is shown. */
  seq: number;
  /** Who sits at the bottom where all hands lie open. */
  bottom: Seat;
}

/** Nothing can be done at a table that is only seen. */
const play: RoomConnection['play'] = () => Promise.resolve({ ok: false, code: 'notNow' });

/**
 * Counts the jumps: after each the table is drawn anew, so that nothing of where it was moves to where it is. Only a
 * single step forward moves what it tells of.
 */
function useJumps(seq: number): number {
  const [shown, setShown] = useState({ seq, jumps: 0 });
  if (shown.seq !== seq) {
    const next = { seq, jumps: seq === shown.seq + 1 ? shown.jumps : shown.jumps + 1 };
    setShown(next);
    return next.jumps;
  }
  return shown.jumps;
}

/** Tells the table's parts of each entry that was stepped on to, as a live connection would. */
function useEvents({ replay, deal, seq }: ReplayStageProps, jumps: number): RoomConnection['onEvents'] {
  const listeners = useRef(new Set<(batch: EventBatch) => void>());
  const last = useRef({ seq, jumps });
  useEffect(() => {
    const before = last.current;
    last.current = { seq, jumps };
    const step = deal.steps.find((one) => one.seq === seq);
    if (before.jumps !== jumps || before.seq === seq || step === undefined) return;
    const batch = { matchId: replay.matchId, seq, events: step.events };
    for (const listener of listeners.current) listener(batch);
  }, [replay.matchId, deal, seq, jumps]);
  const [onEvents] = useState(() => (listener: (batch: EventBatch) => void) => {
    listeners.current.add(listener);
    return () => listeners.current.delete(listener);
  });
  return onEvents;
}

/** The table as it was after an entry, drawn by the parts of the live table. */
export function ReplayStage(props: ReplayStageProps) {
  const { replay, deal, seq, bottom } = props;
  const t = useTexts(replayTexts);
  const jumps = useJumps(seq);
  const onEvents = useEvents(props, jumps);
  const table = useMemo(() => tableAt(replay, deal, seq), [replay, deal, seq]);
  const room = useMemo(() => roomOf(replay), [replay]);
  const trickDone = replay.chapters.some(({ tricks }) => tricks.includes(seq));
  const again = useMemo(() => ({ bottom, trickDone }), [bottom, trickDone]);
  const { Table } = clientGame(replay.game);
  return (
    <section className={styles.stage} aria-label={t('table')}>
      <ErrorBoundary>
        <SeenAgainContext value={again}>
          <Suspense fallback={<p className={styles.waiting}>{t('loading')}</p>}>
            <CardSprite />
            <Table
              key={`${deal.deal}:${deal.view}:${jumps}`}
              table={table}
              room={room}
              play={play}
              onEvents={onEvents}
            />
          </Suspense>
        </SeenAgainContext>
      </ErrorBoundary>
    </section>
  );
}
