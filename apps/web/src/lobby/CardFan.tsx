import { CardBack, CardFace } from '../cards/Card.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import styles from './CardFan.module.css';

const CARDS = ['DA', 'HK', 'CJ', 'SQ'] as const;

/** A few cards in a fan, for the eye alone. */
export function CardFan() {
  const labels = useLanguage();
  return (
    <div className={styles.fan} aria-hidden="true">
      <CardBack className={styles.card} />
      {CARDS.map((card) => (
        <CardFace key={card} card={card} skin="swiss" labels={labels} className={styles.card} />
      ))}
    </div>
  );
}
