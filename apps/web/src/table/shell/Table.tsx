import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  seq: number;
  phase: string;
  turn: boolean;
  /** The hand is only looked at. */
  inert: boolean;
  /** Whether the viewer sits at the table, so that there is room for a hand. */
  seated: boolean;
  /** The most cards that a hand of this game holds. */
  handSize: number;
  plates: ReactNode;
  /** What lies in the middle: the trick, and what a game adds. */
  middle: ReactNode;
  /** Upper corners: what is being played, and the tools. */
  info: ReactNode;
  tools: ReactNode;
  /** Lower corners: a stock or the like, and the score. */
  stock?: ReactNode;
  corner: ReactNode;
  status: ReactNode;
  actions: ReactNode;
  hand: ReactNode;
  /** Panels and dialogs above the mat. */
  panel?: ReactNode;
  children?: ReactNode;
}

/** The table: a mat with seats around it, the trick in the middle, and one's own cards at the bottom. */
export function Table(props: TableProps) {
  return (
    <section
      className={styles.frame}
      data-testid="table"
      data-seq={props.seq}
      data-phase={props.phase}
      data-turn={props.turn}
    >
      <div
        className={styles.table}
        data-seated={props.seated}
        data-again={props.inert}
        data-hand-size={props.handSize > 9 ? 'many' : 'few'}
      >
        <div className={styles.mat}>
          <div className={styles.info}>{props.info}</div>
          <div className={styles.tools}>{props.tools}</div>
          <div className={styles.middle}>{props.middle}</div>
          {props.plates}
          <div className={styles.stock}>{props.stock}</div>
          <div className={styles.corner}>{props.corner}</div>
          {props.panel ? <div className={styles.panel}>{props.panel}</div> : null}
        </div>
        <div className={styles.status}>{props.status}</div>
        <div className={styles.actions}>{props.actions}</div>
        {props.seated ? (
          <div className={styles.hand} inert={props.inert}>
            {props.hand}
          </div>
        ) : null}
        {props.children}
      </div>
    </section>
  );
}
