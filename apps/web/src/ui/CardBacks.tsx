import styles from './CardBacks.module.css';
import { classes } from './classes.ts';

/** Three cards face down, for the eye alone; drawn by the style sheet, so that the real cards can come later. */
export function CardBacks({ waiting = false }: { waiting?: boolean }) {
  return (
    <div className={classes(styles.backs, waiting && styles.waiting)} aria-hidden="true">
      <span className={styles.back} />
      <span className={styles.back} />
      <span className={styles.back} />
    </div>
  );
}
