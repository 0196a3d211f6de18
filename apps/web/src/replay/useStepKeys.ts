import { useEffect, useEffectEvent } from 'react';
import type { Position } from './position.ts';

type Moves = Readonly<Record<'first' | 'trickBefore' | 'before' | 'after' | 'trickAfter' | 'last', Position>>;

const KEYS: Readonly<Record<string, keyof Moves>> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  PageUp: 'trickBefore',
  PageDown: 'trickAfter',
  Home: 'first',
  End: 'last',
};

/** Whether a key is meant for something else: a field, a dialog, a shortcut, a button that Space presses. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.matches(
    event.key === ' ' ? 'input, select, textarea, button, a, summary' : 'input, select, textarea',
  );
}

/** Arrows step, Page Up and Down go by tricks, Home and End to the ends of the deal, Space plays. */
export function useStepKeys(moves: Moves, onMove: (to: Position) => void, onPlay: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const name = KEYS[event.key];
    if (name !== undefined) onMove(moves[name]);
    else if (event.key === ' ') onPlay();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
