import type { AuchoEvent, AuchoIntent, AuchoView } from '@stammtisch/aucho';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { historyOf } from '../../table/log/history.ts';
import type { GameTableProps } from '../../table/scene/gameTable.ts';
import { Scene, useScene } from '../../table/scene/Scene.tsx';
import { PlayTable } from '../../table/shell/PlayTable.tsx';
import { useTablePlay } from '../../table/shell/useTablePlay.ts';
import { trickSourceOf } from '../../table/trick/useTrickShow.ts';
import { actionsOf } from './actions.tsx';
import { auchoTexts } from './auchoTexts.ts';
import { auchoView } from './auchoView.ts';
import { type DialogName, Dialogs } from './Dialogs.tsx';
import { eventWords } from './eventWords.ts';
import { Lukas } from './Lukas.tsx';
import { Middle } from './Middle.tsx';
import { OpenLukas } from './OpenLukas.tsx';
import { OwnCards } from './OwnCards.tsx';
import { Panel } from './Panel.tsx';
import { Plates } from './Plates.tsx';
import { SlateCorner } from './Slate.tsx';
import { statusOf } from './status.ts';
import { TrumpInfo } from './TrumpInfo.tsx';

/** The table of Aucho, for players, the watching dealer and spectators. Knows no rules: what may be done, the view says. */
export function AuchoTable(props: GameTableProps) {
  const { table, room } = props;
  return (
    <Scene table={table} room={room} usualSkin="swiss">
      <AuchoScene key={`${table.matchId}:${table.seat}`} {...props} />
    </Scene>
  );
}

const HAND_SIZE = 9;

/** The Lukas, until the match is over: closed, or open where all cards are. */
function Stock({ view }: { view: AuchoView }) {
  const { lukas, offen, deal } = view;
  if (deal.phase === 'ende') return null;
  if (offen !== null) return <OpenLukas cards={offen.lukas} />;
  return lukas ? <Lukas lukas={lukas} /> : null;
}

function AuchoScene(props: GameTableProps) {
  const { table, room, children } = props;
  const t = useTexts(auchoTexts);
  const scene = useScene();
  const view = auchoView(table);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const play = useTablePlay<AuchoIntent, AuchoEvent>(props, {
    awaited: view.table.awaited,
    trick: trickSourceOf(view, HAND_SIZE),
    words: useMemo(() => eventWords(scene, t), [scene, t]),
  });
  const openSlate = () => setDialog('sheet');

  return (
    <PlayTable
      play={play}
      phase={view.deal.phase}
      handSize={HAND_SIZE}
      line={statusOf(view, scene, t)}
      actions={actionsOf({ t, scene, view }, play.send, () => setDialog('weise'))}
      plates={<Plates view={view} room={room} speech={play.feed.speech} />}
      middle={<Middle view={view} show={play.show} />}
      info={<TrumpInfo deal={view.deal} />}
      stock={<Stock view={view} />}
      corner={<SlateCorner score={view.score} onOpen={openSlate} />}
      hand={<OwnCards view={view} sender={play.sender} onPlay={play.send} />}
      panel={
        <Panel view={view} holding={play.holding} onSlate={openSlate}>
          {children}
        </Panel>
      }
      last={view.lastTrick !== null}
      onOpen={setDialog}
    >
      <Dialogs
        open={dialog}
        view={view}
        onOpen={setDialog}
        onShowWeise={play.send}
        history={historyOf(props, play, view.deal.number)}
      />
    </PlayTable>
  );
}
