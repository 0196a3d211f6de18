import styles from './Logo.module.css';

/** The house's sign: a round table with four seats, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <circle className={styles.seat} cx="16" cy="4.500" r="3" />
        <circle className={styles.seat} cx="16" cy="27.500" r="3" />
        <circle className={styles.seat} cx="4.500" cy="16" r="3" />
        <circle className={styles.seat} cx="27.500" cy="16" r="3" />
        <circle className={styles.table} cx="16" cy="16" r="8" />
      </svg>
      Stammtisch
    </span>
  );
}
