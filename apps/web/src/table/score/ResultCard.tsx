import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './ResultCard.module.css';

interface ResultCardProps {
  title: string;
  /** Whether a long reckoning (`data-written`) stands beside the rest also where there is height. */
  wide?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The card that explains a deal's result. It blocks nothing: it goes with a tap, or when the next deal begins. */
export function ResultCard({ title, wide = false, onClose, children }: ResultCardProps) {
  const t = useTexts(tableTexts);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the cross does the same by key.
    <section
      className={styles.card}
      data-wide={wide}
      data-testid="deal-result"
      aria-label={title}
      onClick={onClose}
    >
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
      {children}
    </section>
  );
}
