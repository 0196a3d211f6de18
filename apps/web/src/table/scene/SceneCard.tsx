import type { Card, Suit } from '@stammtisch/kit';
import { CardFace, SuitIcon } from '../../cards/Card.tsx';
import { useScene } from './Scene.tsx';

/** A card's face in the reader's skin; nameless, for places that name it themselves. */
export function Face({ card, className }: { card: Card; className?: string | undefined }) {
  const { skin, fourColour, labels } = useScene();
  return <CardFace card={card} skin={skin} fourColour={fourColour} labels={labels} className={className} />;
}

/** A card that is only looked at, with its name for those who do not see it. */
export function NamedCard({ card, className }: { card: Card; className?: string | undefined }) {
  const { cardName } = useScene();
  return (
    <span role="img" aria-label={cardName(card)} className={className}>
      <Face card={card} />
    </span>
  );
}

/** A suit's sign in the reader's skin. */
export function SuitSign({ suit, className }: { suit: Suit; className?: string | undefined }) {
  const { skin, fourColour } = useScene();
  return <SuitIcon suit={suit} skin={skin} fourColour={fourColour} className={className} />;
}
