import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { MatchEnd } from '../../table/score/MatchEnd.tsx';
import { scoreText } from '../../table/score/numbers.ts';
import { ResultCard } from '../../table/score/ResultCard.tsx';
import { DealReportBody } from './DealReportBody.tsx';
import { doppelkopfTexts } from './doppelkopfTexts.ts';

/** So many steps of a reckoning find room below the rest. */
const FEW_STEPS = 4;

interface PanelProps {
  view: DoppelkopfView;
  /** Whether a finished trick still lies: then everything else waits. */
  holding: boolean;
  onSheet(): void;
  children?: ReactNode;
}

/** What lies above the mat for a while: a deal's result, the end of the match. */
export function Panel({ view, holding, onSheet, children }: PanelProps) {
  const t = useTexts(doppelkopfTexts);
  const [seen, setSeen] = useState<number | null>(null);
  const { result, ranking } = view;
  const { phase } = view.deal;
  if (holding) return null;
  // Between two deals the table already names the next one.
  if (phase === 'bereit' && result && seen !== result.deal) {
    return (
      <ResultCard
        title={t('result.title', { n: result.deal })}
        wide={result.parts.length + result.doublings.length > FEW_STEPS}
        onClose={() => setSeen(result.deal)}
      >
        <DealReportBody report={result} />
      </ResultCard>
    );
  }
  if (phase !== 'ende' || ranking === null) return null;
  return (
    <MatchEnd
      ranking={ranking}
      look="paper"
      scoreOf={({ score }) => <b>{t('seat.total', { points: scoreText(score) })}</b>}
      sheet={t('sheet.title')}
      onSheet={onSheet}
    >
      {children}
    </MatchEnd>
  );
}
