import type { AuchoView } from '@stammtisch/aucho';
import { OpenCards } from '../../table/hand/OpenHand.tsx';
import styles from './Lukas.module.css';
import { useAuchoText } from './useAuchoText.ts';

/** The stock where all cards lie open, from top to bottom. */
export function OpenLukas({ cards }: { cards: NonNullable<AuchoView['offen']>['lukas'] }) {
  const t = useAuchoText();
  if (cards.length === 0) return null;
  return (
    <div className={styles.open}>
      <span className={styles.label}>{t('lukas.label')}</span>
      <OpenCards cards={cards} label={t('lukas.label')} testId="open-lukas" place="stock" />
    </div>
  );
}
