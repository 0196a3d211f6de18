import type { AuchoView } from '@stammtisch/aucho';
import { X } from 'lucide-react';
import { useTableText } from '../../table/useTableText.ts';
import { DealReportBody } from './DealReportBody.tsx';
import styles from './DealResult.module.css';
import { useAuchoText } from './useAuchoText.ts';

interface DealResultProps {
  report: NonNullable<AuchoView['result']>;
  onClose(): void;
}

/** The card that explains a deal's result. It blocks nothing: it goes with a tap, or when the next deal begins. */
export function DealResult({ report, onClose }: DealResultProps) {
  const t = useAuchoText();
  const table = useTableText();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the cross does the same by key.
    <section
      className={styles.card}
      data-testid="deal-result"
      aria-label={t('result.title', { n: report.deal })}
      onClick={onClose}
    >
      <button type="button" className={styles.close} aria-label={table('close')} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
      <DealReportBody report={report} />
    </section>
  );
}
