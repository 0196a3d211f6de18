import type { Replay, ReplayDeal } from '@stammtisch/protocol';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { clientGame } from '../games/registry.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { Saying } from '../table/log/saying.ts';
import { replayTexts } from './replayTexts.ts';
import styles from './StepList.module.css';
import { stepLines } from './stepLines.ts';
import { roomOf, tableAt } from './tableAt.ts';

interface StepListProps {
  replay: Replay;
  deal: ReplayDeal;
  /** The entry after which the table is shown. */
  seq: number;
  onSeq(seq: number): void;
}

const NO_TRICKS: readonly number[] = [];

function Lines({ replay, deal, seq, onSeq, saying }: StepListProps & { saying: Saying }) {
  const t = useTexts(replayTexts);
  const list = useRef<HTMLOListElement>(null);
  const tricks = replay.chapters.find((chapter) => chapter.deal === deal.deal)?.tricks ?? NO_TRICKS;
  const lines = useMemo(() => stepLines(deal, tricks, saying, t), [deal, tricks, saying, t]);
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
export function StepList(props: StepListProps) {
  const t = useTexts(replayTexts);
  const { replay, deal } = props;
  const room = useMemo(() => roomOf(replay), [replay]);
  const table = useMemo(() => tableAt(replay, deal, -1), [replay, deal]);
  const { Words } = clientGame(replay.game);
  return (
    <section className={styles.steps}>
      <h2 className={styles.title}>{t('steps')}</h2>
      <Suspense>
        <Words table={table} room={room}>
          {(saying) => <Lines {...props} saying={saying} />}
        </Words>
      </Suspense>
    </section>
  );
}
