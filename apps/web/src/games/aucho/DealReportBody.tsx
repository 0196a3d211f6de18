import type { AuchoView } from '@stammtisch/aucho';
import { SEATS, type Seat } from '@stammtisch/kit';
import { useTexts } from '../../i18n/useTexts.ts';
import { type SceneValue, useScene } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import { type AuchoText, auchoTexts } from './auchoTexts.ts';
import { Chalk } from './Chalk.tsx';
import styles from './DealReportBody.module.css';
import { pointRows, whyOf } from './resultRows.ts';

type Report = NonNullable<AuchoView['result']>;

/** A result, step by step: what was played, who made how many points of what, and who writes what. */
export function DealReportBody({ report }: { report: Report }) {
  const t = useTexts(auchoTexts);
  const scene = useScene();
  return (
    <>
      <p className={styles.number}>{t('result.title', { n: report.deal })}</p>
      <h2 className={styles.title} data-won={report.won}>
        {headline(report, scene, t)}
      </h2>
      <p className={styles.game}>
        {report.suit ? <SuitSign suit={report.suit} className={styles.suit} /> : null}
        {gameLine(report, scene, t)}
      </p>
      {report.steps ? <Points report={report} steps={report.steps} /> : null}
      <Written report={report} />
    </>
  );
}

function headline(report: Report, scene: SceneValue, t: AuchoText): string {
  if (report.kind === 'kehrVerfallen') return t('result.verfallen');
  if (report.declarer === null || report.won === null) return t('result.fort');
  if (report.declarer === scene.own) return t(report.won ? 'result.wonYou' : 'result.lostYou');
  return t(report.won ? 'result.won' : 'result.lost', { name: scene.nameOf(report.declarer) });
}

function gameLine(report: Report, scene: SceneValue, t: AuchoText): string {
  const name = scene.nameOf(report.declarer ?? report.dealer);
  if (report.kind === 'kehrVerfallen') return t('result.kehrBy', { name });
  if (report.suit === null) return t('result.fortBy', { name });
  return t('result.game', { kind: t(`kind.${report.kind}`), suit: scene.suitName(report.suit), name });
}

function Points({ report, steps }: { report: Report; steps: NonNullable<Report['steps']> }) {
  const t = useTexts(auchoTexts);
  const { nameOf } = useScene();
  const { declarer, declarerPoints: own, opponentPoints: other } = report;
  if (declarer === null || own === null || other === null) return null;
  return (
    <>
      <table className={styles.points}>
        <thead>
          <tr>
            <td />
            <th scope="col">{nameOf(declarer)}</th>
            <th scope="col">{t('result.others')}</th>
          </tr>
        </thead>
        <tbody>
          {pointRows(steps).map((row) => (
            <tr key={row.key}>
              <th scope="row">{t(`result.${row.key}`)}</th>
              <td>{row.declarer || '–'}</td>
              <td>{row.opponents || '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('result.sum')}</th>
            <td data-more={own > other}>{own}</td>
            <td data-more={other >= own}>{other}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.why}>{whyOf(own, other, t)}</p>
    </>
  );
}

/** What the deal wrote for a seat, in words. */
function writtenWords(report: Report, seat: Seat, t: AuchoText): string {
  const parts = [
    report.striche[seat] > 0 ? t('result.striche', { count: report.striche[seat] }) : null,
    report.haerdoepfel[seat] > 0 ? t('result.haerdoepfel', { count: report.haerdoepfel[seat] }) : null,
    report.strafen[seat] > 0 ? t('result.strafe', { count: report.strafen[seat] }) : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function Written({ report }: { report: Report }) {
  const t = useTexts(auchoTexts);
  const { nameOf } = useScene();
  const writing = SEATS.filter((seat) => writtenWords(report, seat, t) !== '');
  return (
    <div className={styles.written} data-written>
      <h3>{t('result.writes')}</h3>
      <ul>
        {writing.map((seat) => (
          <li key={seat}>
            <span className={styles.writer}>{nameOf(seat)}</span>
            <Chalk kind="striche" count={report.striche[seat]} salt={seat} />
            <Chalk
              kind="haerdoepfel"
              count={report.haerdoepfel[seat] + report.strafen[seat]}
              salt={seat + 4}
            />
            <span className={styles.what}>{writtenWords(report, seat, t)}</span>
          </li>
        ))}
        {writing.length === 0 ? <li>{t('result.nothing')}</li> : null}
      </ul>
    </div>
  );
}
