import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './SheetDialog.module.css';

interface SheetDialogProps {
  title: string;
  testId: string;
  onClose(): void;
  /** What stands above all: the slate, what was announced in this deal. */
  board?: ReactNode;
  /** How the last deal came to its result. */
  report: ReactNode | null;
  /** The match deal by deal; null while none is finished. */
  history: ReactNode | null;
}

/** The score at its full size, and below it the match deal by deal. */
export function SheetDialog({ title, testId, onClose, board, report, history }: SheetDialogProps) {
  const t = useTexts(tableTexts);
  return (
    <Dialog title={title} onClose={onClose}>
      <div data-testid={testId}>
        {board}
        {report ? (
          <details className={styles.last}>
            <summary>{t('sheet.last')}</summary>
            <div className={styles.paper}>{report}</div>
          </details>
        ) : null}
        <h3 className={styles.heading}>{t('sheet.history')}</h3>
        {history ?? <p>{t('sheet.none')}</p>}
      </div>
    </Dialog>
  );
}
