import type { DealReport } from '@stammtisch/doppelkopf';
import { SEATS } from '@stammtisch/kit';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import { signedText } from '../../table/score/numbers.ts';
import styles from './DealReportBody.module.css';
import { doppelkopfTexts } from './doppelkopfTexts.ts';
import { baseSteps, doublingSteps, partyNames, type Step, whyOf } from './resultSteps.ts';

interface ReportProps {
  report: DealReport;
}

const ALL_TRICKS = 12;

/** A result, step by step: the Augen of both, who won and why, the base, every doubling, and what each writes. */
export function DealReportBody({ report }: ReportProps) {
  const t = useTexts(doppelkopfTexts);
  const { suitName } = useScene();
  const { suit, kind, winner } = report;
  return (
    <>
      <p className={styles.number}>{t('result.title', { n: report.deal })}</p>
      <h2 className={styles.title}>{t(`result.${winner ?? 'nobody'}`)}</h2>
      <p className={styles.game}>
        {suit ? <SuitSign suit={suit} className={styles.suit} /> : null}
        {t(`kind.${kind}`, { suit: suit ? suitName(suit) : '' })}
      </p>
      <Augen report={report} />
      <p className={styles.why}>{whyOf(report, t)}</p>
      {winner === null ? null : <Reckoning report={report} />}
      <Written report={report} />
    </>
  );
}

/** Both parties with their Augen and tricks. */
function Augen({ report }: ReportProps) {
  const t = useTexts(doppelkopfTexts);
  const scene = useScene();
  const { reAugen, kontraAugen, reTricks, winner } = report;
  const rows = [
    { party: 're', augen: reAugen, tricks: reTricks },
    { party: 'kontra', augen: kontraAugen, tricks: ALL_TRICKS - reTricks },
  ] as const;
  return (
    <table className={styles.augen}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('result.tricks')}</th>
          <th scope="col">{t('result.augen')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ party, augen, tricks }) => (
          <tr key={party} data-won={winner === party}>
            <th scope="row">
              <span className={styles.party} data-party={party}>
                {t(`party.${party}`)}
              </span>
              <span className={styles.names}>{partyNames(report, party, scene)}</span>
            </th>
            <td>{tricks}</td>
            <td>{augen}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The base with each +1, each ×2, and what they make. */
function Reckoning({ report }: ReportProps) {
  const t = useTexts(doppelkopfTexts);
  const scene = useScene();
  const doublings = doublingSteps(report, scene, t);
  return (
    <ol className={styles.steps} data-written>
      {baseSteps(report, t).map((step) => (
        <StepLine key={step.key} step={step} sign="+1" />
      ))}
      {doublings.length > 0 ? (
        <li className={styles.sum}>
          <span>{t('result.base')}</span>
          <b>{report.base}</b>
        </li>
      ) : null}
      {doublings.map((step) => (
        <StepLine key={step.key} step={step} sign="× 2" />
      ))}
      <li className={styles.total}>
        <span>{report.re.length === 1 ? t('result.alone') : null}</span>
        <b>{t('result.points', { count: report.points })}</b>
      </li>
    </ol>
  );
}

function StepLine({ step, sign }: { step: Step; sign: string }) {
  return (
    <li>
      <span>{step.words}</span>
      <b>{sign}</b>
    </li>
  );
}

/** What each seat writes. */
function Written({ report }: ReportProps) {
  const t = useTexts(doppelkopfTexts);
  const { nameOf, own } = useScene();
  return (
    <div className={styles.written}>
      <h3 className="visually-hidden">{t('result.writes')}</h3>
      <ul>
        {SEATS.map((seat) => (
          <li key={seat} data-own={seat === own} data-sign={Math.sign(report.scores[seat])}>
            <span className={styles.writer}>{nameOf(seat)}</span>
            <b>{signedText(report.scores[seat])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
