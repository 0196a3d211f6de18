import type { RoomView } from '@stammtisch/protocol';
import type { ReactNode } from 'react';
import type { RoomConnection, TableState } from '../../connection/types.ts';

/** What the table of a game gets: one component a game, drawn from the shared parts. */
export interface GameTableProps {
  readonly table: TableState;
  readonly room: RoomView;
  readonly play: RoomConnection['play'];
  readonly onEvents: RoomConnection['onEvents'];
  /** Asks for the log of a deal; not where the table is only seen again. */
  readonly log?: RoomConnection['log'] | undefined;
  /** Shown with the ranking at the end of a match: what the page offers next. */
  readonly children?: ReactNode;
}
