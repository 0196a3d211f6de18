import type { RoomView } from '@stammtisch/protocol';
import { Eye } from 'lucide-react';
import { Suspense } from 'react';
import { isAborted } from '../connection/sections.ts';
import type { RoomConnection, TableState } from '../connection/types.ts';
import { CardSprite, clientGame } from '../games/registry.ts';
import { useGameName } from '../games/useGameName.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { Header } from '../page/Header.tsx';
import { Countdown } from './Countdown.tsx';
import { RoomMenu } from './lazyParts.ts';
import { MatchNotices } from './MatchNotices.tsx';
import { MatchOverBar } from './MatchOverBar.tsx';
import styles from './MatchScreen.module.css';
import type { RunCommand } from './useCommand.ts';

export interface MatchScreenProps {
  room: RoomView;
  table: TableState | null;
  dueAt: number | null;
  connection: RoomConnection;
  run: RunCommand;
  onToSeats: () => void;
}

function Shuffling() {
  const t = useTexts(shellTexts);
  return (
    <p className={styles.shuffling} role="status">
      {t('match.loading')}
    </p>
  );
}

/** A match from the seat at its table, or from beside it. */
export function MatchScreen({ room, table, dueAt, connection, run, onToSeats }: MatchScreenProps) {
  const gameName = useGameName();
  const t = useTexts(shellTexts);
  const { Table } = clientGame(table?.game ?? room.game);
  return (
    <div className={styles.screen}>
      <Header slim menu={(close) => <RoomMenu room={room} run={run} onDone={close} />}>
        <h1 className={styles.game}>{gameName(table?.game ?? room.game)}</h1>
        {table !== null && table.seat === null ? (
          <span className={styles.watching} data-testid="watching">
            <Eye aria-hidden size={18} />
            {t('match.watching')}
          </span>
        ) : null}
        {dueAt === null || room.match?.over ? null : <Countdown dueAt={dueAt} />}
      </Header>
      {room.match?.over ? (
        <MatchOverBar
          room={room}
          aborted={table !== null && isAborted(table)}
          run={run}
          onToSeats={onToSeats}
        />
      ) : null}
      <main className={styles.table}>
        {table === null ? (
          <Shuffling />
        ) : (
          <ErrorBoundary>
            <MatchNotices room={room} table={table} run={run} />
            <Suspense fallback={<Shuffling />}>
              <CardSprite />
              <Table
                key={table.matchId}
                table={table}
                room={room}
                play={connection.play}
                onEvents={connection.onEvents}
                log={connection.log}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </main>
    </div>
  );
}
