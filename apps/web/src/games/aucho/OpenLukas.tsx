import type { AuchoView } from '@stammtisch/aucho';
import { useTexts } from '../../i18n/useTexts.ts';
import { OpenCards } from '../../table/hand/OpenHand.tsx';
import { auchoTexts } from './auchoTexts.ts';
import styles from './Lukas.module.css';

/** The stock where all cards lie open, from top to bottom. */
export function OpenLukas({ cards }: { cards: NonNullable<AuchoView['offen']>['lukas'] }) {
  const t = useTexts(auchoTexts);
  if (cards.length === 0) return null;
  return (
    <div className={styles.open}>
      <span className={styles.label}>{t('lukas.label')}</span>
      <OpenCards cards={cards} label={t('lukas.label')} testId="open-lukas" place="stock" />
    </div>
  );
}
