import type { ReactNode } from 'react';
import styles from './ScoreCorner.module.css';

/** What a score is written on. */
export type ScoreLook = 'slate' | 'paper';

interface ScoreCornerProps {
  look: ScoreLook;
  testId: string;
  /** The score in words, for those who listen. */
  name: string;
  /** The whole of it, where there is room. */
  large: ReactNode;
  small: ReactNode;
  onOpen(): void;
}

/** The score in the corner of the mat: the whole of it where there is room, else a small one; opens the large one. */
export function ScoreCorner({ look, testId, name, large, small, onOpen }: ScoreCornerProps) {
  return (
    <div className={styles.corner} data-look={look} data-testid={testId}>
      <div className={styles.large}>{large}</div>
      <div className={styles.small} aria-hidden="true">
        {small}
      </div>
      <button type="button" className={styles.open} aria-label={name} onClick={onOpen} />
    </div>
  );
}

/** A seat's score beside its name, where the corner has no room for it. */
export function ScoreMark({ look, name, score }: { look: ScoreLook; name: string; score: string }) {
  return (
    <span className={styles.mark} data-look={look} role="img" aria-label={name}>
      {score}
    </span>
  );
}
