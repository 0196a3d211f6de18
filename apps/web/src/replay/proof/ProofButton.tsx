import type { Replay, ReplayChapter, ReplayDeal } from '@stammtisch/protocol';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../i18n/lazyPart.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { replayTexts } from '../replayTexts.ts';
import type { LoadDeal } from '../useReplayDeal.ts';

/** The arithmetic comes when it is first asked for. */
const ProofPanel = lazyPart(async () => (await import('./ProofPanel.tsx')).ProofPanel);
const AllDeals = lazyPart(async () => (await import('./AllDeals.tsx')).AllDeals);

interface ProofButtonProps {
  replay: Replay;
  /** The deals that can be checked. */
  open: readonly ReplayChapter[];
  deal: ReplayDeal;
  load: LoadDeal;
}

/** Opens the proof of the deal that is looked at. */
export function ProofButton({ replay, open, deal, load }: ProofButtonProps) {
  const t = useTexts(replayTexts);
  const [shown, setShown] = useState(false);
  const { proof } = deal;
  return (
    <>
      <Button
        icon={<ShieldCheck aria-hidden size={18} />}
        onClick={() => setShown(true)}
        data-testid="proof-open"
      >
        {t('proof.title')}
      </Button>
      {shown ? (
        <Dialog title={t('proof.title')} onClose={() => setShown(false)}>
          <Suspense fallback={<p role="status">{t('proof.waiting')}</p>}>
            {proof === null ? <p>{t('proof.none')}</p> : <ProofPanel {...{ replay, deal, proof }} />}
            <AllDeals {...{ replay, open, load }} />
          </Suspense>
        </Dialog>
      ) : null}
    </>
  );
}
