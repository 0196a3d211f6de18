import type { Seat } from '@stammtisch/kit';
import { createContext, useContext } from 'react';

/** A table that is not played at but seen again. */
export interface SeenAgain {
  /** Who sits at the bottom where it is seen through nobody's eyes. */
  readonly bottom: Seat;
  /** Whether the step that is shown has finished a trick: then it lies for as long as the step is looked at. */
  readonly trickDone: boolean;
}

export const SeenAgainContext = createContext<SeenAgain | null>(null);

/** Whether the table is only seen again: then nothing rings, no key plays, and nothing can be done. Null at a live one. */
export function useSeenAgain(): SeenAgain | null {
  return useContext(SeenAgainContext);
}
