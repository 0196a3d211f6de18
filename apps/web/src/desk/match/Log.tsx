import type { DeskMatch, ReplayChapter, ReplayDeal } from '@stammtisch/protocol';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { clientGame } from '../../games/registry.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { roomOf, tableAt } from '../../replay/tableAt.ts';
import type { Saying } from '../../table/log/saying.ts';
import { deskTexts } from '../deskTexts.ts';
import styles from './Log.module.css';
import { LogLine } from './LogLine.tsx';
import { linesOf } from './lines.ts';

interface LogProps {
  match: DeskMatch;
  chapter: ReplayChapter;
  deal: ReplayDeal;
  /** The entry after which the table is shown. */
  seq: number;
  onSeq: (seq: number) => void;
}

function Lines({ match, chapter, deal, seq, onSeq, saying }: LogProps & { saying: Saying }) {
  const t = useTexts(deskTexts);
  const lines = useMemo(() => linesOf(match, chapter, deal.steps), [match, chapter, deal]);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the current line.
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[data-current="true"]');
    // Only the list moves, never the page.
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [seq, lines]);
  if (lines.length === 0) return <p className={styles.note}>{t('log.empty')}</p>;
  return (
    <ol ref={list} className={styles.lines}>
      {lines.map((line) => (
        <LogLine key={line.key} line={line} saying={saying} current={line.seq === seq} onSeq={onSeq} />
      ))}
    </ol>
  );
}

/** All that happened in a deal, entry by entry, with what was refused and who came or went in between. */
export function Log(props: LogProps) {
  const { match, chapter, deal } = props;
  const t = useTexts(deskTexts);
  const room = useMemo(() => roomOf(match), [match]);
  const table = useMemo(() => tableAt(match, deal, -1), [match, deal]);
  const { Words } = clientGame(match.game);
  return (
    <section className={styles.log} aria-label={t('log.heading')}>
      <h2 className={styles.heading}>{t('log.heading')}</h2>
      {chapter.over ? null : (
        <p className={styles.note} data-testid="deal-running">
          {t('log.running')}
        </p>
      )}
      <Suspense>
        <Words table={table} room={room}>
          {(saying) => <Lines {...props} saying={saying} />}
        </Words>
      </Suspense>
    </section>
  );
}
