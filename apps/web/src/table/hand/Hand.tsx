import type { Card } from '@stammtisch/kit';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './Hand.module.css';
import { HandCard, type HandCardState, type HandPlace } from './HandCard.tsx';
import { keyed } from './keyed.ts';

export interface HandProps {
  cards: readonly Card[];
  /** What a group of these cards is called. */
  label: string;
  /** Whether it is the viewer's turn to lay a card: only then do the others lie lower. */
  turn: boolean;
  mayPlay(card: Card): boolean;
  /** The card that is on its way to the server. */
  pending: Card | null;
  onPlay(card: Card): void;
  /** A card was meant that may not be played now. */
  onRefused(card: Card): void;
  /** Why a card may not be played, for those who listen. */
  reason(card: Card): string | null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** From how many cards on a narrow phone shows them in two rows, so that each is as wide as a finger. */
const TWO_ROWS = 8;

/** How many cards the back one of two fans has; none while one is enough. */
const backRow = (n: number): number => (n >= TWO_ROWS ? Math.ceil(n / 2) : 0);
const longestRow = (n: number): number => backRow(n) || n;

/** How far card `i` of `n` is from the middle of its fan, in cards. */
const offsetIn = (n: number, i: number): number => i - (n - 1) / 2;

/** Where card `i` of `n` lies: in one fan, and in one of two behind each other. */
function placeIn(n: number, i: number): HandPlace {
  const back = backRow(n);
  const row = i < back ? 'back' : 'front';
  return {
    offset: offsetIn(n, i),
    row,
    rowOffset: row === 'back' ? offsetIn(back, i) : offsetIn(n - back, i - back),
  };
}

/** One's own cards, fanned; a first touch lifts, a second plays, and so does dragging upward. */
export function Hand(props: HandProps) {
  const [lifted, setLifted] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const settled = useRef(false);
  useEffect(() => {
    settled.current = true;
  }, []);
  const list = useRef<HTMLDivElement>(null);
  const cards = keyed(props.cards);
  const firstPlayable = cards.find(({ card }) => props.mayPlay(card)) ?? cards[0];
  const stop = cards.some(({ key }) => key === focused) ? focused : firstPlayable?.key;

  const onKeyDown = (event: KeyboardEvent) => {
    const at = cards.findIndex(({ key }) => key === stop);
    const next = { Home: 0, End: cards.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? 0);
    const target = cards[next];
    if (next === at || !target) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-key="${target.key}"]`)?.focus();
  };

  const stateOf = (card: Card, key: string): HandCardState => ({
    playable: props.mayPlay(card),
    dull: props.turn && !props.mayPlay(card),
    lifted: lifted === key,
    pending: props.pending === card,
    reason: props.reason(card),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend.
    <div
      ref={list}
      role="group"
      aria-label={props.label}
      className={styles.hand}
      style={{ '--n': cards.length, '--row-n': longestRow(cards.length) } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {cards.map(({ card, key }, i) => (
        <HandCard
          key={key}
          id={key}
          card={card}
          place={placeIn(cards.length, i)}
          state={stateOf(card, key)}
          tabStop={stop === key}
          dealt={settled}
          order={i}
          onFocus={() => setFocused(key)}
          onLift={() => {
            if (props.pending === null) setLifted(key);
          }}
          onPlay={() => {
            setLifted(null);
            if (props.pending === null) props.onPlay(card);
          }}
          onRefused={() => {
            setLifted(null);
            if (props.pending === null) props.onRefused(card);
          }}
        />
      ))}
    </div>
  );
}
