import type { AuchoView } from '@stammtisch/aucho';
import { SEATS } from '../../table/places.ts';
import { useScene } from '../../table/Scene.tsx';
import { SuitSign } from '../../table/SceneCard.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DealReportBody } from './DealReportBody.tsx';
import { Slate } from './Slate.tsx';
import styles from './SlateSheet.module.css';
import { useAuchoText } from './useAuchoText.ts';

type Row = AuchoView['score']['deals'][number];

interface SlateSheetProps {
  score: AuchoView['score'];
  result: AuchoView['result'];
  onClose(): void;
}

/** The slate at its full size, and below it the match deal by deal. */
export function SlateSheet({ score, result, onClose }: SlateSheetProps) {
  const t = useAuchoText();
  return (
    <Dialog title={t('slate.title')} onClose={onClose}>
      <div data-testid="slate-sheet">
        <div className={styles.slate}>
          <Slate score={score} />
        </div>
        {result ? (
          <details className={styles.last}>
            <summary>{t('slate.last')}</summary>
            <div className={styles.paper}>
              <DealReportBody report={result} />
            </div>
          </details>
        ) : null}
        <h3 className={styles.heading}>{t('slate.history')}</h3>
        {score.deals.length === 0 ? <p>{t('slate.historyNone')}</p> : <History deals={score.deals} />}
      </div>
    </Dialog>
  );
}

function History({ deals }: { deals: readonly Row[] }) {
  const t = useAuchoText();
  const { nameOf } = useScene();
  return (
    <table className={styles.history}>
      <thead>
        <tr>
          <th scope="col">{t('slate.number')}</th>
          <th scope="col">{t('slate.game')}</th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col" className={styles.name}>
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deals.map((row) => (
          <HistoryRow key={row.deal} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function HistoryRow({ row }: { row: Row }) {
  const t = useAuchoText();
  const { nameOf } = useScene();
  const points = row.declarerPoints === null ? '' : `${row.declarerPoints} : ${row.opponentPoints}`;
  return (
    <tr>
      <td>{row.deal}</td>
      <td>
        <span className={styles.game}>
          {row.suit ? <SuitSign suit={row.suit} className={styles.suit} /> : null}
          {t(`kind.${row.kind}`)}
        </span>
        <small>
          {row.declarer === null ? '' : nameOf(row.declarer)} {points}
        </small>
      </td>
      {SEATS.map((seat) => (
        <td key={seat} className={styles.written}>
          <WrittenMarks striche={row.striche[seat]} haerdoepfel={row.haerdoepfel[seat] + row.strafen[seat]} />
        </td>
      ))}
    </tr>
  );
}

/** What was written, as it would be on paper: | and O. */
function WrittenMarks({ striche, haerdoepfel }: { striche: number; haerdoepfel: number }) {
  const t = useAuchoText();
  const words = [
    striche > 0 ? t('result.striche', { count: striche }) : null,
    haerdoepfel > 0 ? t('result.haerdoepfel', { count: haerdoepfel }) : null,
  ].filter((part) => part !== null);
  return (
    <>
      <span aria-hidden="true">
        {'|'.repeat(striche)} {'O'.repeat(haerdoepfel)}
      </span>
      <span className="visually-hidden">{words.join(', ') || t('result.nothing')}</span>
    </>
  );
}
