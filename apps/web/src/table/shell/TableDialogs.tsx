import type { Card, Played, Seat } from '@stammtisch/kit';
import type { ReactNode } from 'react';
import { History, type HistoryProps } from '../log/History.tsx';
import { LastTrick } from '../trick/LastTrick.tsx';
import { Help } from './Help.tsx';
import { TableMenu } from './TableMenu.tsx';

/** What every table can show above itself. */
export type TableDialogName = 'menu' | 'help' | 'last' | 'sheet' | 'history';

export interface TableDialogsProps {
  open: TableDialogName | null;
  onOpen(name: TableDialogName | null): void;
  last: { readonly cards: readonly Played<Card>[]; readonly winner: Seat } | null;
  /** What the last trick counts, in words. */
  lastWorth: string;
  /** What else a game has to show beside the last trick. */
  besideLast?: ReactNode;
  /** The dialog with the score. */
  sheet: ReactNode;
  /** The play in words: how to get it, how to say it, and the deal that is on. */
  history: Omit<HistoryProps, 'onClose'>;
}

/** The dialog that is open over the table, if any. */
export function TableDialogs(props: TableDialogsProps) {
  const { open, onOpen, last, lastWorth, besideLast, sheet } = props;
  const close = () => onOpen(null);
  switch (open) {
    case 'menu':
      return (
        <TableMenu
          onClose={close}
          onHelp={() => onOpen('help')}
          onHistory={props.history.log ? () => onOpen('history') : undefined}
        />
      );
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
    case 'history':
      return <History {...props.history} onClose={close} />;
    case null:
      return null;
  }
}
