import type { DealRow, DoppelkopfView } from '@stammtisch/doppelkopf';
import type { Seat } from '@stammtisch/kit';
import { useTexts } from '../../i18n/useTexts.ts';
import { type SceneValue, useScene } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import { HistoryTable } from '../../table/score/HistoryTable.tsx';
import { scoreText, signedText } from '../../table/score/numbers.ts';
import { SheetDialog } from '../../table/score/SheetDialog.tsx';
import { Ansagen } from './Ansagen.tsx';
import { DealReportBody } from './DealReportBody.tsx';
import { type DoppelkopfText, doppelkopfTexts } from './doppelkopfTexts.ts';
import styles from './ScoreSheet.module.css';

interface ScoreSheetProps {
  view: DoppelkopfView;
  onClose(): void;
}

/** The score sheet: what was announced in this deal, the last result, and the match row by row. */
export function ScoreSheet({ view, onClose }: ScoreSheetProps) {
  const t = useTexts(doppelkopfTexts);
  const { score, result, ansagen, klopfen } = view;
  return (
    <SheetDialog
      title={t('sheet.title')}
      testId="score-sheet"
      onClose={onClose}
      board={
        ansagen.length + klopfen.seats.length > 0 ? (
          <section className={styles.now} aria-label={t('ansagen.now')}>
            <Ansagen ansagen={ansagen} klopfer={klopfen.seats} place="sheet" />
          </section>
        ) : null
      }
      report={result ? <DealReportBody report={result} /> : null}
      history={score.deals.length > 0 ? <History score={score} /> : null}
    />
  );
}

/** What each seat had after each deal. */
function runningTotals(deals: readonly DealRow[]): ReadonlyMap<number, readonly number[]> {
  const totals = new Map<number, readonly number[]>();
  let before: readonly number[] = [0, 0, 0, 0];
  for (const { deal, scores } of deals) {
    before = before.map((total, seat) => total + (scores[seat] ?? 0));
    totals.set(deal, before);
  }
  return totals;
}

function History({ score }: { score: DoppelkopfView['score'] }) {
  const t = useTexts(doppelkopfTexts);
  const running = runningTotals(score.deals);
  const cellOf = (row: DealRow, seat: Seat) => {
    const points = scoreText(running.get(row.deal)?.[seat] ?? 0);
    return (
      <>
        {signedText(row.scores[seat])}
        <small className={styles.running}>
          <span className="visually-hidden">{t('sheet.running', { points })}</span>
          <span aria-hidden="true">{points}</span>
        </small>
      </>
    );
  };
  return (
    <HistoryTable
      rows={score.deals}
      gameOf={(row) => <GameCell row={row} />}
      cellOf={cellOf}
      detailOf={(row) => <Detail row={row} />}
      totalOf={(seat) => scoreText(score.totals[seat])}
    />
  );
}

/** What was announced by whom in which trick, who knocked, and what it made of the deal. */
function doublingWords(row: DealRow, scene: SceneValue, t: DoppelkopfText): string {
  const doublings = row.announcements + row.knocks;
  const words = [
    ...row.ansagen.map(({ seat, ansage, trick }) =>
      t('sheet.ansage', { ansage: t(`ansage.${ansage}`), name: scene.nameOf(seat), n: trick }),
    ),
    ...row.klopfer.map((seat) => t('sheet.knock', { name: scene.nameOf(seat) })),
    doublings > 0 ? t('sheet.times', { count: 2 ** doublings }) : null,
    t('sheet.worth', { count: row.points }),
  ];
  return words.filter((word) => word !== null).join(', ');
}

function GameCell({ row }: { row: DealRow }) {
  const t = useTexts(doppelkopfTexts);
  const { suitName } = useScene();
  return (
    <span className={styles.game}>
      {row.suit ? (
        <>
          <SuitSign suit={row.suit} className={styles.suit} />
          <span className="visually-hidden">{suitName(row.suit)}</span>
        </>
      ) : null}
      {t(`sheet.kind.${row.kind}`)}
    </span>
  );
}

/** Who was Re, both parties' Augen, and how the points came about. */
function Detail({ row }: { row: DealRow }) {
  const t = useTexts(doppelkopfTexts);
  const scene = useScene();
  const names = row.re.map(scene.nameOf).join(', ');
  const augen = t('sheet.augen', { re: row.reAugen, kontra: row.kontraAugen });
  return `${t('sheet.re', { names })} · ${augen} · ${doublingWords(row, scene, t)}`;
}
