import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import { NotebookPen } from 'lucide-react';
import { useTexts } from '../../i18n/useTexts.ts';
import { writtenOrder } from '../../table/scene/places.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { scoreText } from '../../table/score/numbers.ts';
import { ScoreCorner } from '../../table/score/ScoreCorner.tsx';
import { doppelkopfTexts } from './doppelkopfTexts.ts';
import styles from './SheetCorner.module.css';

interface SheetCornerProps {
  totals: DoppelkopfView['score']['totals'];
  deal: DoppelkopfView['deal'];
  onOpen(): void;
}

/** The score sheet in the corner of the mat: the four totals where there is room, else a slip that opens the sheet. */
export function SheetCorner({ totals, deal, onOpen }: SheetCornerProps) {
  const t = useTexts(doppelkopfTexts);
  const { own, nameOf } = useScene();
  const { number, deals } = deal;
  const order = writtenOrder(own);
  const words = order.map((seat) => t('sheet.row', { name: nameOf(seat), points: scoreText(totals[seat]) }));
  return (
    <ScoreCorner
      look="paper"
      testId="sheet"
      name={t('sheet.open', { totals: words.join(', ') })}
      onOpen={onOpen}
      small={
        <>
          <NotebookPen className={styles.pen} />
          <span>{t('info.dealShort', { n: number, of: deals })}</span>
        </>
      }
      large={
        <table className={styles.sheet}>
          <caption>{t('info.deal', { n: number, of: deals })}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('sheet.player')}</th>
              <th scope="col">{t('sheet.points')}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat}>
                <th scope="row">{nameOf(seat)}</th>
                <td>{scoreText(totals[seat])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
