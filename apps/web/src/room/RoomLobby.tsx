import type { RoomView } from '@stammtisch/protocol';
import { Undo2 } from 'lucide-react';
import { Suspense } from 'react';
import { useGameName } from '../games/useGameName.ts';
import { useGames } from '../games/useGames.ts';
import { type ShellText, shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { Invite } from './Invite.tsx';
import { GamePicker, PastMatches, RoomMenu, Standings } from './lazyParts.ts';
import { OptionsPanel } from './options/OptionsPanel.tsx';
import styles from './RoomLobby.module.css';
import { SeatRing } from './SeatRing.tsx';
import { StartBar } from './StartBar.tsx';
import type { RunCommand } from './useCommand.ts';

interface RoomLobbyProps {
  room: RoomView;
  run: RunCommand;
  /** Back to the table of the match that is over. */
  onToTable?: (() => void) | undefined;
}

/** Who watches: the first by name, the rest as a number. */
function watching({ spectators, watching: count }: RoomView, t: ShellText): string {
  const names = spectators.join(', ');
  const more = count - spectators.length;
  return more > 0 ? t('room.spectatorsMore', { names, count: more }) : names;
}

/** The room before and between matches: who sits where, who is still missing, by which rules. */
export function RoomLobby({ room, run, onToTable }: RoomLobbyProps) {
  const gameName = useGameName();
  const t = useTexts(shellTexts);
  const games = useGames();
  const game = gameName(room.game);
  return (
    <>
      <Header menu={(close) => <RoomMenu room={room} run={run} onDone={close} />}>
        <h1 className={styles.heading}>{t('room.heading', { game })}</h1>
        {onToTable ? (
          <Button
            look="quiet"
            className={styles.back}
            icon={<Undo2 aria-hidden size={18} />}
            onClick={onToTable}
          >
            {t('match.toTable')}
          </Button>
        ) : null}
      </Header>
      <main className={styles.page}>
        <SeatRing room={room} run={run} />
        <StartBar room={room} run={run} />
        <div className={styles.side}>
          <Invite roomId={room.roomId} />
          {room.you.host && games && games.length > 1 ? (
            <Suspense>
              <GamePicker room={room} games={games} run={run} />
            </Suspense>
          ) : null}
          <OptionsPanel room={room} run={run} />
          {room.spectators.length > 0 ? (
            <p className={styles.spectators}>
              <b>{t('room.spectators')}:</b> {watching(room, t)}
            </p>
          ) : null}
          {room.standings.length > 0 ? (
            <Suspense>
              <Standings standings={room.standings} />
            </Suspense>
          ) : null}
          {room.match?.over ? (
            <Suspense>
              <PastMatches key={room.match.matchId} roomId={room.roomId} />
            </Suspense>
          ) : null}
        </div>
      </main>
    </>
  );
}
