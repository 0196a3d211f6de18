import type { AuchoIntent, AuchoView } from '@stammtisch/aucho';
import { useTexts } from '../../i18n/useTexts.ts';
import {
  type TableDialogName,
  TableDialogs,
  type TableDialogsProps,
} from '../../table/shell/TableDialogs.tsx';
import { tableTexts } from '../../table/words/tableTexts.ts';
import { SlateSheet } from './SlateSheet.tsx';
import { WeisPicker } from './WeisPicker.tsx';
import { WeisShown } from './WeisShown.tsx';

export type DialogName = TableDialogName | 'weise';

interface DialogsProps {
  open: DialogName | null;
  view: AuchoView;
  onOpen(name: DialogName | null): void;
  onShowWeise(intent: AuchoIntent): void;
  history: TableDialogsProps['history'];
}

/** The dialog that is open over the table, if any. */
export function Dialogs({ open, view, onOpen, onShowWeise, history }: DialogsProps) {
  const t = useTexts(tableTexts);
  const close = () => onOpen(null);
  if (open === 'weise') {
    const weisen = view.legal.find((legal) => legal.type === 'weisen');
    // The moment to show them may pass while one is choosing.
    return weisen ? <WeisPicker from={weisen.from} onShow={onShowWeise} onClose={close} /> : null;
  }
  return (
    <TableDialogs
      open={open}
      onOpen={onOpen}
      last={view.lastTrick}
      lastWorth={t('trick.points', { count: view.lastTrick?.points ?? 0 })}
      besideLast={view.weis ? <WeisShown weis={view.weis} declarer={view.deal.declarer} /> : null}
      sheet={<SlateSheet score={view.score} result={view.result} onClose={close} />}
      history={history}
    />
  );
}
