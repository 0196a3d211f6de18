import type { DealProofMessage, Replay, ReplayDeal } from '@stammtisch/protocol';
import { use, useMemo } from 'react';
import { dealingOf } from '../../games/dealing.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { dealName } from '../dealName.ts';
import { replayTexts } from '../replayTexts.ts';
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
  const t = useTexts(replayTexts);
  const dealing = use(dealingOf(replay.game));
  const checked = useMemo(() => checkProof(replay, deal, proof, dealing), [replay, deal, proof, dealing]);
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
