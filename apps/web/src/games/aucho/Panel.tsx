import type { AuchoView } from '@stammtisch/aucho';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { ResultCard } from '../../table/score/ResultCard.tsx';
import { useLinger } from '../../table/shell/useLinger.ts';
import { AuchoEnd } from './AuchoEnd.tsx';
import { auchoTexts } from './auchoTexts.ts';
import { DealReportBody } from './DealReportBody.tsx';
import { WeisShown } from './WeisShown.tsx';

/** Long enough to read three Weise. */
const WEIS_MS = 5500;

interface PanelProps {
  view: AuchoView;
  /** Whether a finished trick still lies: then everything else waits. */
  holding: boolean;
  onSlate(): void;
  children?: ReactNode;
}

/** What lies above the mat for a while: the Weise that count, a deal's result, the end of the match. */
export function Panel({ view, holding, onSlate, children }: PanelProps) {
  const t = useTexts(auchoTexts);
  const { number, phase, declarer } = view.deal;
  const [seen, setSeen] = useState<number | null>(null);
  const weisFresh = useLinger(view.weis ? number : null, WEIS_MS);
  if (holding) return null;
  if (phase === 'ende' && view.ranking) {
    return (
      <AuchoEnd ranking={view.ranking} onSlate={onSlate}>
        {children}
      </AuchoEnd>
    );
  }
  const { result } = view;
  // Between two deals the table already names the next one.
  if (phase === 'bereit' && result && seen !== result.deal) {
    return (
      <ResultCard title={t('result.title', { n: result.deal })} onClose={() => setSeen(result.deal)}>
        <DealReportBody report={result} />
      </ResultCard>
    );
  }
  return weisFresh && view.weis ? <WeisShown weis={view.weis} declarer={declarer} /> : null;
}
