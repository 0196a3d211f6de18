import type { Replay, ReplayDeal } from '@stammtisch/protocol';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { GAME_REGISTRY } from '../games/registry.ts';
import type { Saying } from '../table/log/saying.ts';
import styles from './StepList.module.css';
import { stepLines } from './stepLines.ts';
import { roomOf, tableAt } from './tableAt.ts';
import { useReplayText } from './useReplayText.ts';

interface StepListProps {
  replay: Replay;
  deal: ReplayDeal;
  /** The entry after which the table is shown. */
  seq: number;
  onSeq(seq: number): void;
}

function Lines({ deal, seq, onSeq, saying }: Omit<StepListProps, 'replay'> & { saying: Saying }) {
  const t = useReplayText();
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => stepLines(deal, saying, t), [deal, saying, t]);
  // Some entries have nothing to say: then one is still at the line before.
  const current = lines.findLast((line) => line.seq <= seq)?.seq;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the current line.
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    // Only the list moves, never the page.
    if (box && line) box.scrollTop = line.offsetTop - (box.clientHeight - line.clientHeight) / 2;
  }, [current, lines]);

  return (
    <ol ref={list} className={styles.lines} data-testid="step-list">
      {lines.map((line) => (
        <li key={line.seq}>
          <button
            type="button"
            aria-current={line.seq === current ? 'step' : undefined}
            data-trick={line.trick}
            onClick={() => onSeq(line.seq)}
          >
            {line.text}
            {line.note === null ? null : <span className={styles.note}> ({line.note})</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A deal in words, entry by entry; a line leads to its place. */
export function StepList({ replay, ...rest }: StepListProps) {
  const t = useReplayText();
  const { deal } = rest;
  const room = useMemo(() => roomOf(replay), [replay]);
  const table = useMemo(() => tableAt(replay, deal, -1), [replay, deal]);
  const { Words } = GAME_REGISTRY[replay.game];
  return (
    <section className={styles.steps}>
      <h2 className={styles.title}>{t('steps')}</h2>
      <Suspense>
        <Words table={table} room={room}>
          {(saying) => <Lines {...rest} saying={saying} />}
        </Words>
      </Suspense>
    </section>
  );
}
