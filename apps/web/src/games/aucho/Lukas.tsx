import type { AuchoView } from '@stammtisch/aucho';
import { CardBack } from '../../cards/Card.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { Face } from '../../table/scene/SceneCard.tsx';
import { auchoTexts } from './auchoTexts.ts';
import styles from './Lukas.module.css';

/** The closed stock with its bottom card peeking out. */
export function Lukas({ lukas }: { lukas: NonNullable<AuchoView['lukas']> }) {
  const t = useTexts(auchoTexts);
  const { cardName } = useScene();
  const closed = 8 - lukas.open.length;
  const name = lukas.bottom ? t('lukas.bottom', { card: cardName(lukas.bottom) }) : t('lukas.closed');
  return (
    <div className={styles.lukas} role="img" aria-label={name}>
      <div className={styles.stock}>
        {lukas.bottom ? <Face card={lukas.bottom} className={styles.bottom} /> : null}
        {Array.from({ length: Math.min(closed, 3) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
          <CardBack key={i} className={styles.back} />
        ))}
      </div>
      <span className={styles.label}>{t('lukas.label')}</span>
    </div>
  );
}
