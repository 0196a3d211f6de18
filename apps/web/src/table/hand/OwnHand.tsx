import type { Card, Tagged } from '@stammtisch/kit';
import type { IntentSender } from '../scene/useIntent.ts';
import { useRefusalText } from '../scene/useRefusalText.ts';
import { Hand } from './Hand.tsx';

/** The intent that lays a card; every game has it. */
interface Laying extends Tagged {
  readonly type: 'spielen';
  readonly card: Card;
}

interface OwnHandProps<I extends Tagged> {
  cards: readonly Card[];
  label: string;
  legal: readonly I[];
  /** Why a card may not be played now, as a code. */
  blocked: Readonly<Record<string, string | undefined>>;
  sender: IntentSender<Tagged>;
  onPlay(intent: I): void;
  /** Cards that are only looked at say nothing when touched. */
  only?: 'look' | undefined;
}

function isLaying(intent: Tagged): intent is Laying {
  return intent.type === 'spielen' && 'card' in intent;
}

/** The viewer's cards: those that may be laid are, the others say why not. */
export function OwnHand<I extends Tagged>(props: OwnHandProps<I>) {
  const { cards, legal, blocked, sender, onPlay } = props;
  const refusalText = useRefusalText();
  const playOf = (card: Card) => legal.find((intent) => isLaying(intent) && intent.card === card);
  const { pending } = sender;
  return (
    <Hand
      cards={cards}
      label={props.label}
      turn={legal.some(isLaying)}
      mayPlay={(card) => playOf(card) !== undefined}
      pending={pending !== null && isLaying(pending) ? pending.card : null}
      reason={(card) => (blocked[card] ? refusalText(blocked[card]) : null)}
      onPlay={(card) => {
        const play = playOf(card);
        if (play) onPlay(play);
      }}
      onRefused={(card) => {
        if (props.only !== 'look') sender.say(refusalText(blocked[card] ?? 'notYourTurn'));
      }}
    />
  );
}
