import type { Card } from '@stammtisch/kit';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Hand.module.css';
import { slideIn } from './motion.ts';
import { useScene } from './Scene.tsx';
import { Face } from './SceneCard.tsx';
import { useCardPointer } from './useCardPointer.ts';

export interface HandCardState {
  readonly playable: boolean;
  readonly dull: boolean;
  readonly lifted: boolean;
  readonly pending: boolean;
  readonly reason: string | null;
}

interface HandCardProps {
  id: string;
  card: Card;
  /** How far from the middle of the fan, in cards. */
  offset: number;
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
    onChosen: (byTouch) => (byTouch && !state.lifted ? props.onLift() : playIt()),
    onDraggedUp: playIt,
  });

  return (
    <button
      ref={button}
      type="button"
      className={styles.card}
      style={{ '--at': props.offset, '--bow': Math.abs(props.offset) ** 1.7 } as CSSProperties}
      tabIndex={props.tabStop ? 0 : -1}
      aria-label={state.reason ? `${cardName(card)}: ${state.reason}` : cardName(card)}
      aria-disabled={!state.playable}
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
