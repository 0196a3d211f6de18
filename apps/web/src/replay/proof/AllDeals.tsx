import type { Replay, ReplayChapter } from '@stammtisch/protocol';
import { useState } from 'react';
import { dealingOf } from '../../games/dealing.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { dealName } from '../dealName.ts';
import { replayTexts } from '../replayTexts.ts';
import type { LoadDeal } from '../useReplayDeal.ts';
import { checkProof } from './checkProof.ts';
import styles from './ProofPanel.module.css';

interface AllDealsProps {
  replay: Replay;
  open: readonly ReplayChapter[];
  load: LoadDeal;
}

interface Progress {
  readonly done: number;
  /** The deals that are not in order. */
  readonly bad: readonly number[];
  readonly failed: boolean;
}

const NOTHING: Progress = { done: 0, bad: [], failed: false };

/** Checks every deal that is over, one after the other, and says how far it is. */
export function AllDeals({ replay, open, load }: AllDealsProps) {
  const t = useTexts(replayTexts);
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = async (): Promise<void> => {
    let now = NOTHING;
    setProgress(now);
    const dealing = await dealingOf(replay.game);
    for (const { deal } of open) {
      const answer = await load(deal, 'open');
      const ok = !answer.ok || answer.proof === null || checkProof(replay, answer, answer.proof, dealing).ok;
      const bad = ok ? now.bad : [...now.bad, deal];
      now = { done: now.done + 1, bad, failed: now.failed || !answer.ok };
      setProgress(now);
    }
  };
  const words = ({ done, bad, failed }: Progress): string => {
    if (done < open.length) return t('proof.allRunning', { done, count: open.length });
    if (failed) return t('proof.allFailed');
    if (bad.length > 0) {
      return t('proof.allBad', { deals: bad.map((deal) => dealName(deal, t)).join(', ') });
    }
    return t('proof.allOk', { count: open.length });
  };
  const over = progress !== null && progress.done === open.length;
  return (
    <div className={styles.all}>
      <Button look="quiet" onClick={run} disabled={progress !== null && !over} data-testid="proof-all">
        {t('proof.all')}
      </Button>
      <p
        role="status"
        data-testid="proof-all-verdict"
        data-ok={over && !progress.failed && progress.bad.length === 0}
      >
        {progress === null ? '' : words(progress)}
      </p>
    </div>
  );
}
