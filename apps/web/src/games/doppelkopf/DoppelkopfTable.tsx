import type { DoppelkopfEvent, DoppelkopfIntent } from '@stammtisch/doppelkopf';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { OwnHand } from '../../table/hand/OwnHand.tsx';
import { historyOf } from '../../table/log/history.ts';
import type { GameTableProps } from '../../table/scene/gameTable.ts';
import { Scene, useScene } from '../../table/scene/Scene.tsx';
import { PlayTable } from '../../table/shell/PlayTable.tsx';
import { type TableDialogName, TableDialogs } from '../../table/shell/TableDialogs.tsx';
import { useTablePlay } from '../../table/shell/useTablePlay.ts';
import { TrickArea } from '../../table/trick/TrickArea.tsx';
import { trickSourceOf } from '../../table/trick/useTrickShow.ts';
import { tableTexts } from '../../table/words/tableTexts.ts';
import { Ansagen } from './Ansagen.tsx';
import { actionsOf } from './actions.tsx';
import { doppelkopfTexts } from './doppelkopfTexts.ts';
import { doppelkopfView } from './doppelkopfView.ts';
import { eventWords } from './eventWords.ts';
import { GameInfo } from './GameInfo.tsx';
import { Panel } from './Panel.tsx';
import { Plates } from './Plates.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { SheetCorner } from './SheetCorner.tsx';
import { statusOf } from './status.ts';
import { useKnock } from './useKnock.ts';

const HAND_SIZE = 12;

/** The table of Doppelkopf, for players and spectators. Knows no rules: what may be done, the view says. */
export function DoppelkopfTable(props: GameTableProps) {
  const { table, room } = props;
  return (
    <Scene table={table} room={room} usualSkin="french" frenchSuits="german">
      <DoppelkopfScene key={`${table.matchId}:${table.seat}`} {...props} />
    </Scene>
  );
}

function DoppelkopfScene(props: GameTableProps) {
  const { table, room, children } = props;
  const t = useTexts(doppelkopfTexts);
  const words = useTexts(tableTexts);
  const scene = useScene();
  const view = doppelkopfView(table);
  const [dialog, setDialog] = useState<TableDialogName | null>(null);
  const knocked = useKnock(props.onEvents);
  const play = useTablePlay<DoppelkopfIntent, DoppelkopfEvent>(props, {
    awaited: view.table.awaited,
    trick: trickSourceOf(view, HAND_SIZE),
    words: useMemo(() => eventWords(scene, t), [scene, t]),
  });
  const { line, extra } = statusOf(view, scene, t);
  const openSheet = () => setDialog('sheet');

  return (
    <PlayTable
      play={play}
      phase={view.deal.phase}
      handSize={HAND_SIZE}
      line={line}
      extra={extra}
      actions={actionsOf({ t, scene, legal: view.legal }, play.send)}
      plates={<Plates view={view} room={room} speech={play.feed.speech} />}
      middle={<TrickArea show={play.show} />}
      info={<GameInfo deal={view.deal} />}
      stock={
        <div ref={knocked}>
          <Ansagen ansagen={view.ansagen} klopfer={view.klopfen.seats} place="corner" />
        </div>
      }
      corner={<SheetCorner totals={view.score.totals} deal={view.deal} onOpen={openSheet} />}
      hand={
        view.hand ? (
          <OwnHand
            cards={view.hand.cards}
            label={words('hand.label')}
            legal={view.legal}
            laid={(intent) => (intent.type === 'spielen' ? intent.card : null)}
            blocked={view.hand.blocked}
            sender={play.sender}
            onPlay={play.send}
          />
        ) : null
      }
      panel={
        <Panel view={view} holding={play.holding} onSheet={openSheet}>
          {children}
        </Panel>
      }
      last={view.lastTrick !== null}
      onOpen={setDialog}
    >
      <TableDialogs
        open={dialog}
        onOpen={setDialog}
        last={view.lastTrick}
        lastWorth={t('trick.augen', { count: view.lastTrick?.augen ?? 0 })}
        sheet={<ScoreSheet view={view} onClose={() => setDialog(null)} />}
        history={historyOf(props, play, view.deal.number)}
      />
    </PlayTable>
  );
}
