import type { Place } from './places.ts';

/** How long a card is on its way, and how long a finished trick lies. */
const FLY_MS = 280;
export const SWEEP_MS = 340;
export const HOLD_MS = 1200;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/** Whether the reader asked for stillness. */
export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** From the middle of `element` to the middle of `rect`, in pixels. */
function wayTo(element: Element, rect: DOMRect): { x: number; y: number; scale: number } {
  const own = element.getBoundingClientRect();
  return {
    x: rect.left + rect.width / 2 - own.left - own.width / 2,
    y: rect.top + rect.height / 2 - own.top - own.height / 2,
    scale: own.width > 0 ? rect.width / own.width : 1,
  };
}

/** The plate of a place at the table that holds `element`. */
export function plateRect(element: Element, place: Place): DOMRect | null {
  const plate = element.closest('[data-testid="table"]')?.querySelector(`[data-plate="${place}"]`);
  return plate?.getBoundingClientRect() ?? null;
}

/** Lets an element come from where `from` is to where it stands. */
export function flyIn(element: HTMLElement, from: DOMRect, keepSize = false): void {
  if (prefersStill()) return;
  const { x, y, scale } = wayTo(element, from);
  const start = `translate(${x}px, ${y}px) scale(${keepSize ? scale : 0.6})`;
  element.animate(
    [
      { transform: start, opacity: keepSize ? 1 : 0.2 },
      { opacity: 1, offset: 0.35 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: FLY_MS, easing: EASE },
  );
}

/** Lets an element go to where `to` is and vanish there. */
export function flyOut(element: HTMLElement, to: DOMRect): void {
  if (prefersStill()) return;
  const { x, y } = wayTo(element, to);
  element.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.6 },
      { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0 },
    ],
    { duration: SWEEP_MS, easing: 'cubic-bezier(.5, 0, .7, .4)', fill: 'forwards' },
  );
}

/** Lets an element slide in from nearby, as a dealt or turned card. */
export function slideIn(element: HTMLElement, delay = 0): void {
  if (prefersStill()) return;
  element.animate(
    [
      { transform: 'translateY(-60%) rotate(6deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: 240,
      delay,
      easing: EASE,
      fill: 'backwards',
    },
  );
}

const TREMBLE = ['0, 0', '1px, 3px', '-2px, -2px', '1px, 2px', '-1px, -1px', '0, 0'];

/** Lets an element tremble a little, as a table that somebody knocks on. */
export function shake(element: HTMLElement): void {
  if (prefersStill()) return;
  element.animate(
    TREMBLE.map((way) => ({ transform: `translate(${way})` })),
    { duration: 190, easing: 'ease-out', iterations: 2 },
  );
}
