import type { DeskFigures } from '@stammtisch/protocol';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { fetchFigures } from '../deskApi.ts';
import { deskTexts } from '../deskTexts.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDeskFetched } from '../useDeskFetched.ts';
import { DayChart } from './DayChart.tsx';
import styles from './Figures.module.css';
import { RefusalCounts } from './RefusalCounts.tsx';

function Numbers({ figures }: { figures: DeskFigures }) {
  const t = useTexts(deskTexts);
  const { number, span } = useFormats();
  const { running, tables, averageSeconds } = figures;
  const figure = (label: string, value: string, note: string) => (
    <div className={styles.number}>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <span>{note}</span>
      </dd>
    </div>
  );
  return (
    <dl className={styles.numbers}>
      {figure(t('figures.running'), number(running), t('figures.tables', { count: tables }))}
      {figure(
        t('figures.average'),
        averageSeconds === null ? '–' : span(averageSeconds),
        t(averageSeconds === null ? 'figures.averageNone' : 'figures.averageNote'),
      )}
    </dl>
  );
}

function DayTable({ days }: { days: DeskFigures['days'] }) {
  const t = useTexts(deskTexts);
  const { day: dayText, number } = useFormats();
  return (
    <details className={styles.table}>
      <summary>{t('figures.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('figures.day')}</th>
            <th scope="col">{t('figures.matches')}</th>
            <th scope="col">{t('figures.players')}</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, matches, players }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{number(matches)}</td>
              <td>{number(players)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Shown({ figures }: { figures: DeskFigures }) {
  const t = useTexts(deskTexts);
  const { days, refusals } = figures;
  const values = (what: 'matches' | 'players') => days.map((one) => ({ day: one.day, value: one[what] }));
  return (
    <>
      <div className={styles.grid}>
        <Numbers figures={figures} />
        <DayChart title={t('figures.matchesPerDay')} values={values('matches')} />
        <DayChart title={t('figures.playersPerDay')} values={values('players')} />
        <RefusalCounts refusals={refusals} />
      </div>
      <DayTable days={days} />
    </>
  );
}

/** How much is played here, how long, and what the rules refused. */
export function Figures() {
  const t = useTexts(deskTexts);
  const { value, failure, renew } = useDeskFetched(fetchFigures);
  return (
    <div data-testid="figures" data-loaded={value !== null}>
      <Panel heading={t('figures.heading')}>
        {failure ? <FailureNotice failure={failure} onAgain={renew} /> : null}
        {value ? (
          <Shown figures={value} />
        ) : (
          <div className={styles.waiting}>{failure ? '' : t('loading')}</div>
        )}
      </Panel>
    </div>
  );
}
