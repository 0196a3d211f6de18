import type { DealProofMessage, Replay, ReplayDeal } from '@stammtisch/protocol';
import { use, useMemo } from 'react';
import { dealingOf } from '../../games/dealing.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { dealName } from '../dealName.ts';
import { type ReplayText, replayTexts } from '../replayTexts.ts';
import { type Checked, checkProof, failedSeats } from './checkProof.ts';
import styles from './ProofPanel.module.css';
import { ProofSteps } from './ProofSteps.tsx';

interface ProofPanelProps {
  replay: Replay;
  deal: ReplayDeal;
  proof: DealProofMessage;
}

/** What the whole of it comes to, in a sentence. */
function verdictOf({ names }: Replay, proof: DealProofMessage, checked: Checked, t: ReplayText): string {
  if (!checked.ok) return t(checked.own === 'leftOut' ? 'proof.badLeftOut' : 'proof.bad');
  // Without anybody's number but the server's, the seal says no more than that nothing was changed afterwards.
  if (checked.counted.length === 0) return t('proof.okAlone');
  if (proof.umschlaege === null) return t('proof.okOld');
  const failed = failedSeats(checked);
  if (failed.length === 0) return t('proof.ok');
  return t('proof.okFailed', { names: failed.map((seat) => names[seat]).join(', ') });
}

/** Whether the cards of a deal were dealt as the server had bound itself to, worked out in this browser. */
export function ProofPanel({ replay, deal, proof }: ProofPanelProps) {
  const t = useTexts(replayTexts);
  const dealing = use(dealingOf(replay.game));
  const checked = useMemo(() => checkProof(replay, deal, proof, dealing), [replay, deal, proof, dealing]);
  return (
    <div className={styles.panel} data-testid="proof">
      <p>{t('proof.intro', { deal: dealName(proof.deal, t) })}</p>
      <p className={styles.verdict} role="status" data-testid="proof-verdict" data-ok={checked.ok}>
        {verdictOf(replay, proof, checked, t)}
      </p>
      <ProofSteps replay={replay} proof={proof} checked={checked} />
    </div>
  );
}
