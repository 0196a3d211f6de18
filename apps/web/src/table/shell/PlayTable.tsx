import type { Tagged } from '@stammtisch/kit';
import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { LiveLog } from '../log/LiveLog.tsx';
import { useScene } from '../scene/Scene.tsx';
import { useSeenAgain } from '../scene/seenAgain.ts';
import { tableTexts } from '../words/tableTexts.ts';
import { ActionBar, type TableAction } from './ActionBar.tsx';
import { StatusLine } from './StatusLine.tsx';
import { Table } from './Table.tsx';
import type { TableDialogName } from './TableDialogs.tsx';
import { LastTrickTool, Tools } from './Tools.tsx';
import { useTurnSignal } from './turnSignal.ts';
import { useTableKeys } from './useTableKeys.ts';
import type { TablePlay } from './useTablePlay.ts';

interface PlayTableProps {
  play: TablePlay<Tagged>;
  phase: string;
  /** The most cards that a hand of this game holds. */
  handSize: number;
  /** What is going on, and what else there is to know where the line has room. */
  line: string;
  extra?: string | undefined;
  actions: readonly TableAction[];
  plates: ReactNode;
  middle: ReactNode;
  /** What is being played, in the upper corner. */
  info: ReactNode;
  stock?: ReactNode;
  corner: ReactNode;
  hand: ReactNode;
  panel: ReactNode;
  /** Whether there is a last trick to look at. */
  last: boolean;
  onOpen(dialog: TableDialogName): void;
  /** The dialog that is open. */
  children?: ReactNode;
}

/** While a finished trick lies, the line says whose it is; else what the game says. */
function useLine({ play, line }: PlayTableProps): string {
  const t = useTexts(tableTexts);
  const { own, nameOf } = useScene();
  const { winner } = play.show;
  if (play.aborted) return t('status.aborted');
  if (winner === null) return line;
  return winner === own ? t('status.tookTrickYou') : t('status.tookTrick', { name: nameOf(winner) });
}

const NO_ACTIONS: readonly TableAction[] = [];

/** A game's table with all that tables have in common: the line, the buttons, keys, tools, the log. */
export function PlayTable(props: PlayTableProps) {
  const { own } = useScene();
  const { play, actions, onOpen } = props;
  const { awaited, turn, holding, sender, feed } = play;
  const line = useLine(props);
  const busy = sender.pending !== null;
  const again = useSeenAgain() !== null;
  // Where the match was called off, or is only seen again, nothing can be done.
  const still = again || play.aborted;
  const mayAct = turn && !still;
  useTurnSignal(mayAct);
  useTableKeys({
    actions: still ? NO_ACTIONS : actions,
    busy,
    onLastTrick: useCallback(() => onOpen('last'), [onOpen]),
    onHelp: useCallback(() => onOpen('help'), [onOpen]),
    onHistory: useCallback(() => {
      if (!again) onOpen('history');
    }, [again, onOpen]),
  });
  return (
    <Table
      seq={play.seq}
      phase={props.phase}
      turn={mayAct}
      inert={still}
      seated={own !== null}
      handSize={props.handSize}
      plates={props.plates}
      middle={props.middle}
      info={
        <>
          {props.info}
          {props.last ? <LastTrickTool onUse={() => onOpen('last')} /> : null}
        </>
      }
      tools={<Tools onMenu={() => onOpen('menu')} onHistory={again ? undefined : () => onOpen('history')} />}
      stock={props.stock}
      corner={props.corner}
      status={
        <StatusLine
          text={line}
          extra={holding || play.aborted ? undefined : props.extra}
          turn={mayAct && !holding}
          notice={sender.notice}
          waitingSince={turn || again || awaited.length === 0 ? null : awaited.join()}
        />
      }
      actions={still ? null : <ActionBar actions={actions} busy={busy} />}
      hand={props.hand}
      panel={props.panel}
    >
      <LiveLog lines={feed.lines} now={mayAct ? line : ''} />
      {props.children}
    </Table>
  );
}
