import type { DealProofMessage, Replay, ReplayChapter, ReplayDeal } from '@stammtisch/protocol';
import { useMemo } from 'react';
import { dealName } from '../DealChoice.tsx';
import type { LoadDeal } from '../useReplayDeal.ts';
import { useReplayText } from '../useReplayText.ts';
import { AllDeals } from './AllDeals.tsx';
import { checkProof } from './checkProof.ts';
import styles from './ProofPanel.module.css';
import { ProofSteps } from './ProofSteps.tsx';

interface ProofPanelProps {
  replay: Replay;
  open: readonly ReplayChapter[];
  deal: ReplayDeal;
  load: LoadDeal;
}

function Verdict({ replay, proof }: { replay: Replay; proof: DealProofMessage }) {
  const t = useReplayText();
  const checked = useMemo(() => checkProof(replay.game, replay.matchId, proof), [replay, proof]);
  return (
    <>
      <p className={styles.verdict} role="status" data-testid="proof-verdict" data-ok={checked.ok}>
        {t(checked.ok ? 'proof.ok' : 'proof.bad')}
      </p>
      <ProofSteps replay={replay} proof={proof} checked={checked} />
    </>
  );
}

/** Whether the cards of a deal were dealt as the server had bound itself to, worked out in this browser. */
export function ProofPanel({ replay, open, deal, load }: ProofPanelProps) {
  const t = useReplayText();
  const { proof } = deal;
  return (
    <div className={styles.panel} data-testid="proof">
      <p>{t('proof.intro', { deal: dealName(deal.deal, t) })}</p>
      {proof === null ? <p>{t('proof.none')}</p> : <Verdict replay={replay} proof={proof} />}
      <AllDeals {...{ replay, open, load }} />
    </div>
  );
}
