import type { AuchoView } from '@stammtisch/aucho';
import { type ReactNode, useState } from 'react';
import { useLinger } from '../../table/useLinger.ts';
import { DealResult } from './DealResult.tsx';
import { MatchEnd } from './MatchEnd.tsx';
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
  const { deal, phase, declarer } = view.table;
  const [seen, setSeen] = useState<number | null>(null);
  const weisFresh = useLinger(view.weis ? deal : null, WEIS_MS);
  if (holding) return null;
  if (phase === 'ende' && view.ranking) {
    return (
      <MatchEnd ranking={view.ranking} onSlate={onSlate}>
        {children}
      </MatchEnd>
    );
  }
  const { result } = view;
  if (phase === 'bereit' && result?.deal === deal && seen !== deal) {
    return <DealResult report={result} onClose={() => setSeen(deal)} />;
  }
  return weisFresh && view.weis ? <WeisShown weis={view.weis} declarer={declarer} /> : null;
}
