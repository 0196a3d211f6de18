import { useEffect } from 'react';
import { useKeysSetting } from '../scene/settings.ts';
import type { TableAction } from './ActionBar.tsx';

interface TableKeys {
  actions: readonly TableAction[];
  busy: boolean;
  onLastTrick(): void;
  onHelp(): void;
  onHistory(): void;
}

/** Whether a key belongs to something else: a field, a dialog, a shortcut of the browser. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  if (document.querySelector('dialog[open]')) return true;
  const { target } = event;
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

/** Digits press buttons, L shows the last trick, V the play so far, ? the help. */
export function useTableKeys({ actions, busy, onLastTrick, onHelp, onHistory }: TableKeys): void {
  const [enabled] = useKeysSetting();
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const action = /^[1-9]$/.test(event.key) ? actions[Number(event.key) - 1] : undefined;
      if (action && !busy) action.onAct();
      else if (event.key === 'l' || event.key === 'L') onLastTrick();
      else if (event.key === 'v' || event.key === 'V') onHistory();
      else if (event.key === '?') onHelp();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [enabled, actions, busy, onLastTrick, onHelp, onHistory]);
}
