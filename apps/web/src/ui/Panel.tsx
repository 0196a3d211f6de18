import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Panel.module.css';

interface PanelProps {
  heading: string;
  /** At the right of the heading. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the desk under its own heading. */
export function Panel({ heading, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
