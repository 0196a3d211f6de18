import type { Card } from '@stammtisch/kit';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { slideIn } from '../scene/motion.ts';
import { useScene } from '../scene/Scene.tsx';
import { Face } from '../scene/SceneCard.tsx';
import styles from './Hand.module.css';
import { useCardPointer } from './useCardPointer.ts';

export interface HandCardState {
  readonly playable: boolean;
  readonly dull: boolean;
  readonly lifted: boolean;
  readonly pending: boolean;
  readonly reason: string | null;
}

/** Where a card lies in the hand; which of both holds, the room decides. */
export interface HandPlace {
  /** How far from the middle of the one fan, in cards. */
  readonly offset: number;
  /** The same where there are two fans. */
  readonly row: 'back' | 'front';
  readonly rowOffset: number;
}

interface HandCardProps {
  id: string;
  card: Card;
  place: HandPlace;
  order: number;
  state: HandCardState;
  tabStop: boolean;
  /** Whether the hand has been on the table before, so that new cards come sliding. */
  dealt: RefObject<boolean>;
  onFocus(): void;
  onLift(): void;
  onPlay(): void;
  onRefused(): void;
}

const bow = (offset: number): number => Math.abs(offset) ** 1.7;

function styleOf({ offset, rowOffset }: HandPlace): CSSProperties {
  const lone = { '--at': offset, '--bow': bow(offset) };
  return { ...lone, '--row-at': rowOffset, '--row-bow': bow(rowOffset) } as CSSProperties;
}

/** A card of the hand: a button, named by its card and, if it may not be played, by the reason. */
export function HandCard(props: HandCardProps) {
  const { card, state } = props;
  const { cardName, origins } = useScene();
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is dealt once.
  useLayoutEffect(() => {
    if (button.current && props.dealt.current) slideIn(button.current, props.order * 18);
  }, []);

  const playIt = () => {
    if (!state.playable) return props.onRefused();
    if (button.current) origins.current.set(card, button.current.getBoundingClientRect());
    props.onPlay();
  };
  const pointer = useCardPointer({
    // A card that may not be played says why at once.
    onChosen: (byTouch) => (byTouch && !state.lifted && !state.dull ? props.onLift() : playIt()),
    onDraggedUp: playIt,
  });

  return (
    <button
      ref={button}
      type="button"
      className={styles.card}
      style={styleOf(props.place)}
      tabIndex={props.tabStop ? 0 : -1}
      aria-label={state.reason ? `${cardName(card)}: ${state.reason}` : cardName(card)}
      aria-disabled={!state.playable}
      data-row={props.place.row}
      data-key={props.id}
      data-card={card}
      data-playable={state.playable}
      data-dull={state.dull}
      data-up={state.lifted || state.pending}
      data-pending={state.pending}
      onFocus={props.onFocus}
      {...pointer}
    >
      <Face card={card} className={styles.face} />
    </button>
  );
}
