import type { ReactNode } from 'react';
import styles from './SeatMark.module.css';

/** How a mark looks: a word on paper, a suit, a sign that says yes or no, a party, or what only its owner sees. */
export type MarkTone = 'words' | 'suit' | 'yes' | 'no' | 're' | 'kontra' | 'secret';

interface SeatMarkProps {
  /** The whole of it in words. */
  name: string;
  tone: MarkTone;
  children: ReactNode;
}

/** A small mark at a seat. */
export function SeatMark({ name, tone, children }: SeatMarkProps) {
  return (
    <span className={styles.mark} data-tone={tone} role="img" aria-label={name} title={name}>
      {children}
    </span>
  );
}
