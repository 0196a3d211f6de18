import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  text?: string | undefined;
  picture?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A page that says one thing: what has happened, and what to do. */
export function Notice({ title, text, picture, children }: NoticeProps) {
  return (
    <section className={styles.notice} role="status">
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <h1 className={styles.title}>{title}</h1>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </section>
  );
}
