import type { Seat } from '@stammtisch/kit';
import type { ReactNode } from 'react';
import styles from './HistoryTable.module.css';
import { SEATS } from './places.ts';
import { useScene } from './Scene.tsx';
import { useTableText } from './useTableText.ts';

interface HistoryTableProps<R extends { readonly deal: number }> {
  rows: readonly R[];
  /** What was played, and how it ended. */
  gameOf(row: R): ReactNode;
  /** What the deal wrote for a seat. */
  cellOf(row: R, seat: Seat): ReactNode;
  /** A last row: what it all comes to. */
  totalOf?(seat: Seat): ReactNode;
}

/** A match deal by deal: what was played, and a column a seat. */
export function HistoryTable<R extends { readonly deal: number }>(props: HistoryTableProps<R>) {
  const t = useTableText();
  const { nameOf } = useScene();
  const { rows, gameOf, cellOf, totalOf } = props;
  return (
    <table className={styles.history}>
      <thead>
        <tr>
          <th scope="col">{t('sheet.number')}</th>
          <th scope="col">{t('sheet.game')}</th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col" className={styles.name}>
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.deal}>
            <td>{row.deal}</td>
            <td>{gameOf(row)}</td>
            {SEATS.map((seat) => (
              <td key={seat} className={styles.cell}>
                {cellOf(row, seat)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totalOf ? (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('sheet.total')}
            </th>
            {SEATS.map((seat) => (
              <td key={seat} className={styles.cell}>
                {totalOf(seat)}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
