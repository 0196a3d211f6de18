import type { AuchoView } from '@stammtisch/aucho';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { SuitSign } from '../../table/scene/SceneCard.tsx';
import { auchoTexts } from './auchoTexts.ts';
import styles from './TrumpInfo.module.css';

/** Upper corner: the number of the deal; then trump, who made it and how. */
export function TrumpInfo({ deal }: { deal: AuchoView['deal'] }) {
  const t = useTexts(auchoTexts);
  const { suitName, nameOf } = useScene();
  const { trump, declarer, kind, number } = deal;
  if (trump === null || declarer === null) {
    return number > 0 ? <p className={styles.deal}>{t('info.deal', { n: number })}</p> : null;
  }
  return (
    <p className={styles.info} data-testid="trump">
      <span className={styles.sign}>
        <SuitSign suit={trump} />
      </span>
      <span className="visually-hidden">
        {t('info.trump', { suit: suitName(trump), name: nameOf(declarer) })}
      </span>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.suit}>{suitName(trump)}</span>
        <span className={styles.who}>{nameOf(declarer)}</span>
      </span>
      <span className={styles.how}>{kind ? t(`info.${kind}`) : null}</span>
    </p>
  );
}
