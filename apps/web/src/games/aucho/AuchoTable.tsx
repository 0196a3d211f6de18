import type { AuchoIntent, AuchoView } from '@stammtisch/aucho';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { GameTableProps } from '../../connection/types.ts';
import { ActionBar } from '../../table/ActionBar.tsx';
import { LiveLog } from '../../table/LiveLog.tsx';
import { Scene, type SceneValue, useScene } from '../../table/Scene.tsx';
import { StatusLine } from '../../table/StatusLine.tsx';
import { Table } from '../../table/Table.tsx';
import { LastTrickTool, Tools } from '../../table/Tools.tsx';
import { useTurnSignal } from '../../table/turnSignal.ts';
import { useEventFeed } from '../../table/useEventFeed.ts';
import { useIntent } from '../../table/useIntent.ts';
import { useTableKeys } from '../../table/useTableKeys.ts';
import { useTableText } from '../../table/useTableText.ts';
import { type TrickShow, type TrickSource, useTrickShow } from '../../table/useTrickShow.ts';
import { actionsOf } from './actions.tsx';
import { auchoView } from './auchoView.ts';
import { type DialogName, Dialogs } from './Dialogs.tsx';
import { eventWords } from './eventWords.ts';
import { Lukas } from './Lukas.tsx';
import { Middle } from './Middle.tsx';
import { OwnCards } from './OwnCards.tsx';
import { Panel } from './Panel.tsx';
import { Plates } from './Plates.tsx';
import { SlateCorner } from './Slate.tsx';
import { statusOf } from './status.ts';
import { TrumpInfo } from './TrumpInfo.tsx';
import { type AuchoText, useAuchoText } from './useAuchoText.ts';

export interface AuchoTableProps extends GameTableProps {
  /** Shown with the ranking at the end of a match: what the page offers next. */
  children?: ReactNode;
}

/** The table of Aucho, for players, the watching dealer and spectators. Knows no rules: what may be done, the view says. */
export function AuchoTable(props: AuchoTableProps) {
  const { table, room } = props;
  return (
    <Scene table={table} room={room} usualSkin="swiss">
      <AuchoScene key={`${table.matchId}:${table.seat}`} {...props} />
    </Scene>
  );
}

function trickSource(view: AuchoView): TrickSource {
  return {
    deal: String(view.table.deal),
    done: view.seats.reduce((sum, seat) => sum + seat.tricks, 0),
    cards: view.trick.cards,
    last: view.lastTrick,
  };
}

/** While a finished trick lies, the line says whose it is; else what the table waits for. */
function lineOf(view: AuchoView, show: TrickShow, scene: SceneValue, t: AuchoText): string {
  if (show.winner === null) return statusOf(view, scene, t);
  return show.winner === scene.own
    ? t('status.tookTrickYou')
    : t('status.tookTrick', { name: scene.nameOf(show.winner) });
}

function AuchoScene({ table, room, play, onEvents, children }: AuchoTableProps) {
  const t = useAuchoText();
  const tableText = useTableText();
  const scene = useScene();
  const view = auchoView(table);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const sender = useIntent<AuchoIntent>(play, table.seq);
  const show = useTrickShow(trickSource(view));
  const words = useMemo(() => eventWords(scene, t), [scene, t]);
  const feed = useEventFeed(onEvents, words);

  const turn = scene.own !== null && view.table.awaited.includes(scene.own);
  const holding = show.winner !== null;
  const line = lineOf(view, show, scene, t);
  const send = (intent: AuchoIntent) => {
    // Whoever goes on has seen the trick.
    show.skip();
    sender.send(intent);
  };
  const actions = actionsOf({ t, scene, view }, send, () => setDialog('weise'));
  const busy = sender.pending !== null;
  useTurnSignal(turn, tableText('yourTurn'));
  useTableKeys({
    actions,
    busy,
    onLastTrick: useCallback(() => setDialog('last'), []),
    onHelp: useCallback(() => setDialog('help'), []),
  });

  return (
    <Table
      seq={table.seq}
      phase={view.table.phase}
      turn={turn}
      seated={scene.own !== null}
      handSize={9}
      plates={<Plates view={view} room={room} speech={feed.speech} />}
      middle={<Middle view={view} show={show} />}
      info={
        <>
          <TrumpInfo table={view.table} />
          {view.lastTrick ? <LastTrickTool onUse={() => setDialog('last')} /> : null}
        </>
      }
      tools={<Tools onMenu={() => setDialog('menu')} />}
      stock={view.lukas && view.table.phase !== 'ende' ? <Lukas lukas={view.lukas} /> : null}
      corner={<SlateCorner score={view.score} onOpen={() => setDialog('slate')} />}
      status={
        <StatusLine
          text={line}
          turn={turn && !holding}
          notice={sender.notice}
          waitingSince={turn || view.table.awaited.length === 0 ? null : view.table.awaited.join()}
        />
      }
      actions={<ActionBar actions={actions} busy={busy} />}
      hand={<OwnCards view={view} sender={sender} onPlay={send} />}
      panel={
        <Panel view={view} holding={holding} onSlate={() => setDialog('slate')}>
          {children}
        </Panel>
      }
    >
      <LiveLog lines={feed.lines} now={turn ? line : ''} />
      <Dialogs open={dialog} view={view} onOpen={setDialog} onShowWeise={send} />
    </Table>
  );
}
