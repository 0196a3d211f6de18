import type { DeskFigures } from '@stammtisch/protocol';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { deskTexts } from '../deskTexts.ts';
import { useRefusalName } from '../useRefusalName.ts';
import styles from './Figures.module.css';

/** Which reasons the rules had to refuse something, the most frequent first. */
export function RefusalCounts({ refusals }: { refusals: DeskFigures['refusals'] }) {
  const t = useTexts(deskTexts);
  const { number } = useFormats();
  const nameOf = useRefusalName();
  const most = Math.max(1, ...refusals.map(({ count }) => count));
  return (
    <div className={styles.refusals}>
      <h3 className={styles.chartTitle}>{t('figures.refusals')}</h3>
      {refusals.length === 0 ? (
        <p className={styles.soft}>{t('figures.noRefusals')}</p>
      ) : (
        <ul>
          {refusals.map(({ code, count }) => (
            <li key={code} data-code={code}>
              <span>{nameOf(code)}</span>
              <b>{number(count)}</b>
              <meter aria-hidden min={0} max={most} value={count} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
