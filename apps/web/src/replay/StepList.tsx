import type { Replay, ReplayDeal } from '@stammtisch/protocol';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { GAME_REGISTRY, type Saying } from '../games/registry.ts';
import styles from './StepList.module.css';
import { roomOf, tableAt } from './tableAt.ts';
import { useReplayText } from './useReplayText.ts';

interface StepListProps {
  replay: Replay;
  deal: ReplayDeal;
  seq: number;
  onSeq(seq: number): void;
}

interface LinesProps extends Omit<StepListProps, 'replay'> {
  saying: Saying;
}

/** The steps of which there is something to say. */
function linesOf(deal: ReplayDeal, { sentence }: Saying): { seq: number; text: string }[] {
  return deal.steps.flatMap(({ seq, events }) => {
    const text = events.flatMap((event) => sentence(event) ?? []).join(' ');
    return text === '' ? [] : [{ seq, text }];
  });
}

function Lines({ deal, seq, onSeq, saying }: LinesProps) {
  const lines = useMemo(() => linesOf(deal, saying), [deal, saying]);
  // An entry without words belongs to the line before it.
  const current = lines.filter((line) => line.seq <= seq).at(-1)?.seq;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another line is the current one.
  useEffect(() => {
    const line = list.current?.querySelector('[aria-current="step"]');
    const box = list.current;
    if (!(line instanceof HTMLElement) || box === null) return;
    // Within the list alone: the page stays where it is.
    box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [current]);
  return (
    <ol ref={list} className={styles.lines}>
      {lines.map((line) => (
        <li key={line.seq}>
          <button
            type="button"
            data-seq={line.seq}
            aria-current={line.seq === current ? 'step' : undefined}
            onClick={() => onSeq(line.seq)}
          >
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A deal in words, a line a step; a press goes there. */
export function StepList({ replay, ...rest }: StepListProps) {
  const t = useReplayText();
  const { Words } = GAME_REGISTRY[replay.game];
  const { deal } = rest;
  const room = useMemo(() => roomOf(replay), [replay]);
  const table = useMemo(() => tableAt(replay, deal, 0), [replay, deal]);
  return (
    <section className={styles.list} aria-label={t('steps')} data-testid="step-list">
      <Suspense>
        <Words table={table} room={room}>
          {(saying) => <Lines {...rest} saying={saying} />}
        </Words>
      </Suspense>
    </section>
  );
}
