import type { Card, Tagged } from '@stammtisch/kit';
import type { IntentSender } from '../scene/useIntent.ts';
import { useRefusalText } from '../scene/useRefusalText.ts';
import { Hand } from './Hand.tsx';

interface OwnHandProps<I extends Tagged> {
  cards: readonly Card[];
  label: string;
  legal: readonly I[];
  /** The card that an intent lays; null if it does something else. */
  laid(intent: I): Card | null;
  /** Why a card may not be played now, as a code. */
  blocked: Readonly<Record<string, string | undefined>>;
  sender: IntentSender<I>;
  onPlay(intent: I): void;
  /** Cards that are only looked at say nothing when touched. */
  only?: 'look' | undefined;
}

/** The viewer's cards: those that may be laid are, the others say why not. */
export function OwnHand<I extends Tagged>(props: OwnHandProps<I>) {
  const { cards, legal, laid, blocked, sender, onPlay } = props;
  const refusalText = useRefusalText();
  const playOf = (card: Card) => legal.find((intent) => laid(intent) === card);
  const { pending } = sender;
  return (
    <Hand
      cards={cards}
      label={props.label}
      turn={legal.some((intent) => laid(intent) !== null)}
      mayPlay={(card) => playOf(card) !== undefined}
      pending={pending && laid(pending)}
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
