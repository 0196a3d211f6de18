import type { AuchoView } from '@stammtisch/aucho';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import { HistoryTable } from '../../table/score/HistoryTable.tsx';
import { SheetDialog } from '../../table/score/SheetDialog.tsx';
import { auchoTexts } from './auchoTexts.ts';
import { DealReportBody } from './DealReportBody.tsx';
import { Slate } from './Slate.tsx';
import styles from './SlateSheet.module.css';

type Row = AuchoView['score']['deals'][number];

interface SlateSheetProps {
  score: AuchoView['score'];
  result: AuchoView['result'];
  onClose(): void;
}

/** The slate at its full size, and below it the match deal by deal. */
export function SlateSheet({ score, result, onClose }: SlateSheetProps) {
  const t = useTexts(auchoTexts);
  return (
    <SheetDialog
      title={t('slate.title')}
      testId="slate-sheet"
      onClose={onClose}
      board={
        <div className={styles.slate}>
          <Slate score={score} />
        </div>
      }
      report={result ? <DealReportBody report={result} /> : null}
      history={score.deals.length > 0 ? <History deals={score.deals} /> : null}
    />
  );
}

function History({ deals }: { deals: readonly Row[] }) {
  return (
    <HistoryTable
      rows={deals}
      gameOf={(row) => <GameCell row={row} />}
      cellOf={(row, seat) => (
        <span className={styles.written}>
          <WrittenMarks striche={row.striche[seat]} haerdoepfel={row.haerdoepfel[seat] + row.strafen[seat]} />
        </span>
      )}
    />
  );
}

function GameCell({ row }: { row: Row }) {
  const t = useTexts(auchoTexts);
  const { nameOf } = useScene();
  const points = row.declarerPoints === null ? '' : `${row.declarerPoints} : ${row.opponentPoints}`;
  return (
    <>
      <span className={styles.game}>
        {row.suit ? <SuitSign suit={row.suit} className={styles.suit} /> : null}
        {t(`kind.${row.kind}`)}
      </span>
      <small>
        {row.declarer === null ? '' : nameOf(row.declarer)} {points}
      </small>
    </>
  );
}

/** What was written, as it would be on paper: | and O. */
function WrittenMarks({ striche, haerdoepfel }: { striche: number; haerdoepfel: number }) {
  const t = useTexts(auchoTexts);
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
