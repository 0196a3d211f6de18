import type { DealProofMessage, Replay, ReplayDeal } from '@stammtisch/protocol';
import { useMemo } from 'react';
import { dealName } from '../dealName.ts';
import { useReplayText } from '../useReplayText.ts';
import { checkProof } from './checkProof.ts';
import styles from './ProofPanel.module.css';
import { ProofSteps } from './ProofSteps.tsx';

interface ProofPanelProps {
  replay: Replay;
  deal: ReplayDeal;
  proof: DealProofMessage;
}

/** Whether the cards of a deal were dealt as the server had bound itself to, worked out in this browser. */
export function ProofPanel({ replay, deal, proof }: ProofPanelProps) {
  const t = useReplayText();
  const checked = useMemo(() => checkProof(replay, deal, proof), [replay, deal, proof]);
  // Without anybody's number but the server's, the seal says no more than that nothing was changed afterwards.
  const alone = proof.beitraege.every((beitrag) => beitrag === null);
  return (
    <div className={styles.panel} data-testid="proof">
      <p>{t('proof.intro', { deal: dealName(proof.deal, t) })}</p>
      <p className={styles.verdict} role="status" data-testid="proof-verdict" data-ok={checked.ok}>
        {t(checked.ok ? (alone ? 'proof.okAlone' : 'proof.ok') : 'proof.bad')}
      </p>
      <ProofSteps replay={replay} proof={proof} checked={checked} />
    </div>
  );
}
