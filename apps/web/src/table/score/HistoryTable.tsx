import { SEATS, type Seat } from '@stammtisch/kit';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../scene/Scene.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './HistoryTable.module.css';

interface HistoryTableProps<R extends { readonly deal: number }> {
  rows: readonly R[];
  /** What was played, and how it ended. */
  gameOf(row: R): ReactNode;
  /** What the deal wrote for a seat. */
  cellOf(row: R, seat: Seat): ReactNode;
  /** What else there is to say of a deal, over the whole width. */
  detailOf?(row: R): ReactNode;
  /** Above all rows: what they come to. */
  totalOf?(seat: Seat): ReactNode;
}

/** A match deal by deal: what was played, and a column a seat. */
export function HistoryTable<R extends { readonly deal: number }>(props: HistoryTableProps<R>) {
  const t = useTexts(tableTexts);
  const { nameOf } = useScene();
  const { rows, gameOf, cellOf, detailOf, totalOf } = props;
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
        {totalOf ? (
          <tr className={styles.total}>
            <th scope="row" colSpan={2}>
              {t('sheet.total')}
            </th>
            {SEATS.map((seat) => (
              <td key={seat} className={styles.cell}>
                {totalOf(seat)}
              </td>
            ))}
          </tr>
        ) : null}
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.deal}>
            <tr>
              <td>{row.deal}</td>
              <td>{gameOf(row)}</td>
              {SEATS.map((seat) => (
                <td key={seat} className={styles.cell}>
                  {cellOf(row, seat)}
                </td>
              ))}
            </tr>
            {detailOf ? (
              <tr className={styles.detail}>
                <td />
                <td colSpan={SEATS.length + 1}>{detailOf(row)}</td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
