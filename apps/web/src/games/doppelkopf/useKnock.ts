import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { RoomConnection } from '../../connection/types.ts';
import { shake } from '../../table/scene/motion.ts';

/** Lets the table tremble when somebody knocks on it. Gives the ref of any element on the table. */
export function useKnock(onEvents: RoomConnection['onEvents']): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const knock = useEffectEvent(() => {
    const table = element.current?.closest<HTMLElement>('[data-testid="table"]');
    if (table) shake(table);
  });
  useEffect(
    () =>
      onEvents(({ events }) => {
        if (events.some(({ type }) => type === 'geklopft')) knock();
      }),
    [onEvents],
  );
  return element;
}
