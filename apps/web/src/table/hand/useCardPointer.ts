import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How far a card has to be drawn upward to be played, in pixels. */
const PLAY_DISTANCE = 56;
/** From how far on a touch is a drag, and no tap any more. */
const TAP_DISTANCE = 10;

interface Meaning {
  /** Tapped, clicked or chosen by key. */
  onChosen(byTouch: boolean): void;
  onDraggedUp(): void;
}

interface Drag {
  readonly startY: number;
  readonly touch: boolean;
  way: number;
}

/** Tells taps, clicks, keys and upward drags on a card apart; while it is drawn, the card follows. */
export function useCardPointer({ onChosen, onDraggedUp }: Meaning) {
  const drag = useRef<Drag | null>(null);
  /** The click that follows a drag is none. */
  const swallow = useRef(false);

  const move = (element: HTMLElement, way: number) => {
    element.style.setProperty('--drag', `${Math.min(0, way)}px`);
    element.toggleAttribute('data-dragged', way < 0);
  };
  const end = (event: PointerEvent<HTMLElement>): Drag | null => {
    const ended = drag.current;
    drag.current = null;
    move(event.currentTarget, 0);
    return ended;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      swallow.current = false;
      drag.current = { startY: event.clientY, touch: event.pointerType !== 'mouse', way: 0 };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return;
      drag.current.way = event.clientY - drag.current.startY;
      if (Math.abs(drag.current.way) > TAP_DISTANCE) move(event.currentTarget, drag.current.way);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const ended = drag.current;
      if (ended && ended.way < -PLAY_DISTANCE) {
        swallow.current = true;
        // Before the card falls back, so that its way to the middle begins where the finger left it.
        onDraggedUp();
      }
      const last = end(event);
      // A click after this still needs to know whether a finger made it.
      if (last && !swallow.current) lastTouch.set(event.currentTarget, last.touch);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void end(event),
    onClick(event: MouseEvent<HTMLElement>) {
      if (swallow.current) {
        swallow.current = false;
        return;
      }
      const byKey = event.detail === 0;
      onChosen(!byKey && (lastTouch.get(event.currentTarget) ?? false));
    },
  };
}

const lastTouch = new WeakMap<HTMLElement, boolean>();
