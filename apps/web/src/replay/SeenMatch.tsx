import type { Seat } from '@stammtisch/kit';
import type { Replay, ReplayChapter, ReplayDeal } from '@stammtisch/protocol';
import type { ReactNode } from 'react';
import { useErrorText, useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { DealChoice } from './DealChoice.tsx';
import { type Position, startOf } from './position.ts';
import { ReplayStage } from './ReplayStage.tsx';
import { replayTexts } from './replayTexts.ts';
import styles from './SeenMatch.module.css';
import { Stepper } from './Stepper.tsx';
import type { DealState } from './useReplayDeal.ts';
import { ViewChoice } from './ViewChoice.tsx';

interface SeenMatchProps {
  replay: Replay;
  /** The deals that can be looked at. */
  open: readonly ReplayChapter[];
  chapter: ReplayChapter;
  deal: DealState;
  position: Position;
  bottom: Seat;
  onMove(position: Position): void;
  /** Asks for a deal again that could not be had. */
  onAgain(): void;
  /** The log beside the table, of a deal that is there. */
  log(deal: ReplayDeal): ReactNode;
}

function Stage({ replay, deal, position, bottom, onAgain }: SeenMatchProps) {
  const t = useTexts(replayTexts);
  const errorText = useErrorText();
  switch (deal.kind) {
    case 'loading':
      return (
        <p className={styles.waiting} role="status">
          {t('dealLoading')}
        </p>
      );
    case 'failed':
      return (
        <div className={styles.waiting} role="alert">
          <p>{errorText(deal.code)}</p>
          <Button onClick={onAgain}>{t('again')}</Button>
        </div>
      );
    case 'there':
      return <ReplayStage replay={replay} deal={deal.deal} seq={position.seq} bottom={bottom} />;
  }
}

/** A match seen again: the table as it was, the way through it, and its log. */
export function SeenMatch(props: SeenMatchProps) {
  const { replay, open, chapter, deal, position, onMove, log } = props;
  const toDeal = (to: ReplayChapter) => onMove({ ...position, deal: to.deal, seq: startOf(to) });
  return (
    <div
      className={styles.match}
      data-testid="replay"
      data-deal={position.deal}
      data-seq={position.seq}
      data-view={position.view}
      data-loaded={deal.kind === 'there'}
    >
      <div className={styles.stage}>
        <Stage {...props} />
      </div>
      <div className={styles.controls}>
        <div className={styles.choices}>
          <DealChoice chapters={replay.chapters} open={open} deal={position.deal} onDeal={toDeal} />
          <ViewChoice
            names={replay.names}
            view={position.view}
            onView={(view) => onMove({ ...position, view })}
          />
        </div>
        <Stepper position={position} chapters={open} chapter={chapter} onMove={onMove} />
      </div>
      <div className={styles.log}>{deal.kind === 'there' ? log(deal.deal) : null}</div>
    </div>
  );
}
