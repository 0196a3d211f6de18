import type { RoomView } from '@stammtisch/protocol';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTitle } from '../browser/useTitle.ts';
import { isAwaited } from '../connection/sections.ts';
import { dropSession } from '../connection/session.ts';
import type { RoomConnection, RoomState } from '../connection/types.ts';
import { useRoom, useRoomConnection } from '../connection/useRoom.ts';
import { useGameName } from '../games/useGameName.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Looking, NotEntered, Superseded, WaitingBanner } from './LinkNotices.tsx';
import { MatchScreen } from './lazyMatch.ts';
import { Gone } from './lazyParts.ts';
import { freeSeats } from './people.ts';
import { RoomLobby } from './RoomLobby.tsx';
import { type RunCommand, useCommand } from './useCommand.ts';

/** Whether the open match waits for the viewer. */
function isMyTurn({ room, table }: RoomState): boolean {
  if (room === null || table === null || room.match?.over !== false) return false;
  return room.you.seat !== null && isAwaited(table, room.you.seat);
}

/** Takes a free seat once, for somebody who has just come in to play. */
function useSitOnce(room: RoomView | null, wanted: boolean, run: RunCommand): void {
  const done = useRef(false);
  useEffect(() => {
    if (!wanted || done.current || room === null) return;
    done.current = true;
    const running = room.match !== null && !room.match.over;
    const free = freeSeats(room).length > 0;
    if (room.you.seat === null && free && !running) void run({ type: 'sit' });
  }, [room, wanted, run]);
}

interface InsideProps {
  state: RoomState;
  room: RoomView;
  connection: RoomConnection;
  run: RunCommand;
}

/** The room from inside: its lobby, or the table while there is a match to look at. */
function Inside({ state, room, connection, run }: InsideProps) {
  // Between two matches the seats can be looked at again; the next match brings the table back.
  const [seatsAfter, setSeatsAfter] = useState<string | null>(null);
  const { match } = room;
  const atSeats = match === null || (match.over && (seatsAfter === match.matchId || state.table === null));
  return (
    <>
      {state.link === 'online' ? null : <WaitingBanner />}
      {atSeats ? (
        <RoomLobby
          room={room}
          run={run}
          onToTable={match && state.table ? () => setSeatsAfter(null) : undefined}
        />
      ) : (
        <Suspense fallback={<Looking />}>
          <MatchScreen
            room={room}
            table={state.table}
            dueAt={state.dueAt}
            connection={connection}
            run={run}
            onToSeats={() => setSeatsAfter(match.matchId)}
          />
        </Suspense>
      )}
    </>
  );
}

interface LiveRoomProps {
  roomId: string;
  sitAtOnce: boolean;
}

/** A room over its connection, in whatever state that is. */
export function LiveRoom({ roomId, sitAtOnce }: LiveRoomProps) {
  const gameName = useGameName();
  const t = useTexts(shellTexts);
  const connection = useRoomConnection(roomId);
  const state = useRoom(connection);
  const run = useCommand(connection);
  const { room, error, reason, link } = state;
  useSitOnce(room, sitAtOnce, run);
  useEffect(() => {
    if (error === 'noSession') dropSession();
  }, [error]);
  const name = room ? t('titleRoom', { game: gameName(room.game) }) : t('title');
  useTitle(isMyTurn(state) ? t('titleTurn') : name);

  if (link === 'superseded') return <Superseded onResume={() => connection?.resume()} />;
  if (error === 'removed') return <Gone what="removed" reason={reason ?? ''} />;
  if (error !== null) return <NotEntered code={error} />;
  if (connection === null || room === null) return <Looking />;
  if (room.closed !== null) return <Gone what="closed" reason={room.closed.reason} roomId={roomId} />;
  return <Inside state={state} room={room} connection={connection} run={run} />;
}
