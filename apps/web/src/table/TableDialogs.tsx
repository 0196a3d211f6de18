import type { Card, Played, Seat } from '@stammtisch/kit';
import type { ReactNode } from 'react';
import { Help } from './Help.tsx';
import { LastTrick } from './LastTrick.tsx';
import { TableMenu } from './TableMenu.tsx';

/** What every table can show above itself. */
export type TableDialogName = 'menu' | 'help' | 'last' | 'sheet';

interface TableDialogsProps {
  open: TableDialogName | null;
  onOpen(name: TableDialogName | null): void;
  last: { readonly cards: readonly Played<Card>[]; readonly winner: Seat } | null;
  /** What the last trick counts, in words. */
  lastWorth: string;
  /** What else a game has to show beside the last trick. */
  besideLast?: ReactNode;
  /** The dialog with the score. */
  sheet: ReactNode;
}

/** The dialog that is open over the table, if any. */
export function TableDialogs({ open, onOpen, last, lastWorth, besideLast, sheet }: TableDialogsProps) {
  const close = () => onOpen(null);
  switch (open) {
    case 'menu':
      return <TableMenu onClose={close} onHelp={() => onOpen('help')} />;
    case 'help':
      return <Help onClose={close} />;
    case 'last':
      return (
        <LastTrick last={last} worth={lastWorth} onClose={close}>
          {besideLast}
        </LastTrick>
      );
    case 'sheet':
      return sheet;
    case null:
      return null;
  }
}
