import type { Card, Seat } from '@stammtisch/kit';
import { CardCorner } from '../cards/Card.tsx';
import styles from './OpenHand.module.css';
import { useScene } from './Scene.tsx';
import { useTableText } from './useTableText.ts';

interface OpenHandProps {
  seat: Seat;
  cards: readonly Card[];
}

/** Keys for cards of which there may be two alike. */
function keyed(cards: readonly Card[]): { key: string; card: Card }[] {
  return cards.map((card, i) => ({ key: `${card}${cards.indexOf(card) === i ? '' : '2'}`, card }));
}

/** A hand that lies open at its seat: the corners of the cards, so that all fit. */
export function OpenHand({ seat, cards }: OpenHandProps) {
  const t = useTableText();
  const { placeOf, nameOf, cardName, skin, fourColour, labels } = useScene();
  return (
    <ul
      className={styles.hand}
      data-place={placeOf(seat)}
      data-testid={`open-hand-${seat}`}
      aria-label={t('openHand', { name: nameOf(seat) })}
    >
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
