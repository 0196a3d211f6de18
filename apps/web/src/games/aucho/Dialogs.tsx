import type { AuchoIntent, AuchoView } from '@stammtisch/aucho';
import { Help } from '../../table/Help.tsx';
import { LastTrick } from '../../table/LastTrick.tsx';
import { TableMenu } from '../../table/TableMenu.tsx';
import { SlateSheet } from './SlateSheet.tsx';
import { WeisPicker } from './WeisPicker.tsx';
import { WeisShown } from './WeisShown.tsx';

export type DialogName = 'menu' | 'help' | 'last' | 'slate' | 'weise';

interface DialogsProps {
  open: DialogName | null;
  view: AuchoView;
  onOpen(name: DialogName | null): void;
  onShowWeise(intent: AuchoIntent): void;
}

/** The dialog that is open over the table, if any. */
export function Dialogs({ open, view, onOpen, onShowWeise }: DialogsProps) {
  const close = () => onOpen(null);
  const weisen = view.legal.find((legal) => legal.type === 'weisen');
  switch (open) {
    case 'menu':
      return <TableMenu onClose={close} onHelp={() => onOpen('help')} />;
    case 'help':
      return <Help onClose={close} />;
    case 'last':
      return (
        <LastTrick last={view.lastTrick} onClose={close}>
          {view.weis ? <WeisShown weis={view.weis} declarer={view.table.declarer} /> : null}
        </LastTrick>
      );
    case 'slate':
      return <SlateSheet score={view.score} result={view.result} onClose={close} />;
    case 'weise':
      // The moment to show them may pass while one is choosing.
      return weisen ? <WeisPicker from={weisen.from} onShow={onShowWeise} onClose={close} /> : null;
    default:
      return null;
  }
}
