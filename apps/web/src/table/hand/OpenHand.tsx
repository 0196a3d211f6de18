import type { Card, Seat } from '@stammtisch/kit';
import { CardCorner } from '../../cards/Card.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import type { Place } from '../scene/places.ts';
import { useScene } from '../scene/Scene.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import { keyed } from './keyed.ts';
import styles from './OpenHand.module.css';

interface OpenCardsProps {
  cards: readonly Card[];
  /** What they are, for those who listen. */
  label: string;
  testId: string;
  place: Place | 'stock';
}

/** Cards that lie open in little room: only their corners, so that all are seen. */
export function OpenCards({ cards, label, testId, place }: OpenCardsProps) {
  const { cardName, skin, fourColour, labels } = useScene();
  return (
    <ul className={styles.hand} data-place={place} data-testid={testId} aria-label={label}>
      {keyed(cards).map(({ key, card }) => (
        <li key={key} data-open-card={card}>
          <span role="img" aria-label={cardName(card)}>
            <CardCorner card={card} skin={skin} fourColour={fourColour} labels={labels} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A hand that lies open at its seat. */
export function OpenHand({ seat, cards }: { seat: Seat; cards: readonly Card[] }) {
  const t = useTexts(tableTexts);
  const { placeOf, nameOf } = useScene();
  const label = t('openHand', { name: nameOf(seat) });
  return <OpenCards cards={cards} label={label} testId={`open-hand-${seat}`} place={placeOf(seat)} />;
}
