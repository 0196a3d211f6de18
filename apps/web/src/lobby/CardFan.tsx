import { usePreference } from '../browser/preferences.ts';
import { CardBack, CardFace } from '../cards/Card.tsx';
import { languagePreference } from '../i18n/i18n.ts';
import styles from './CardFan.module.css';

const CARDS = ['DA', 'HK', 'CJ', 'SQ'] as const;

/** A few cards in a fan, for the eye alone. */
export function CardFan() {
  const [labels] = usePreference(languagePreference);
  return (
    <div className={styles.fan} aria-hidden="true">
      <CardBack className={styles.card} />
      {CARDS.map((card) => (
        <CardFace key={card} card={card} skin="swiss" labels={labels} className={styles.card} />
      ))}
    </div>
  );
}
