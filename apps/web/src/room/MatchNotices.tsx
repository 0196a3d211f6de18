import { SEATS, type Seat } from '@stammtisch/kit';
import type { RoomView } from '@stammtisch/protocol';
import { Bot, EyeOff, Hourglass } from 'lucide-react';
import { failedSeats, standInSeats } from '../connection/sections.ts';
import type { TableState } from '../connection/types.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './MatchNotices.module.css';
import { AskSeat, SeatAsks } from './SeatAsks.tsx';
import type { RunCommand } from './useCommand.ts';

interface MatchNoticesProps {
  room: RoomView;
  table: TableState;
  run: RunCommand;
}

function goneSeats(room: RoomView, standIns: readonly Seat[]): Seat[] {
  return SEATS.filter((seat) => {
    const held = room.seats[seat];
    return held.kind === 'player' && !held.connected && !standIns.includes(seat);
  });
}

/** What keeps a match waiting, and what can be done about it: a store that fails, a player who is gone; and whose number is missing. */
export function MatchNotices({ room, table, run }: MatchNoticesProps) {
  const t = useTexts(shellTexts);
  if (room.match?.over) return null;
  const standIns = standInSeats(table);
  const nameOf = (seat: Seat) => table.names[seat] ?? '';
  return (
    <div className={styles.notices} aria-live="polite">
      {table.paused ? (
        <p className={styles.notice} data-testid="table-paused">
          <Hourglass aria-hidden size={18} /> {t('match.paused')}
        </p>
      ) : null}
      {goneSeats(room, standIns).map((seat) => (
        <p key={seat} className={styles.notice} data-testid={`gone-${seat}`}>
          {t('match.gone', { name: nameOf(seat) })}
          {room.you.host ? (
            <Button
              look="quiet"
              data-testid={`stand-in-${seat}`}
              onClick={() => void run({ type: 'standIn', seat })}
            >
              {t('match.standIn')}
            </Button>
          ) : null}
          <AskSeat room={room} seat={seat} run={run} />
        </p>
      ))}
      {failedSeats(table).map(({ seat, times }) => (
        <p key={seat} className={styles.notice} data-testid={`versaeumt-${seat}`}>
          <EyeOff aria-hidden size={18} /> {t('match.versaeumt', { name: nameOf(seat), times })}
        </p>
      ))}
      {standIns.map((seat) => (
        <p key={seat} className={styles.notice} data-testid={`stands-in-${seat}`}>
          <Bot aria-hidden size={18} /> {t('match.standsIn', { name: nameOf(seat) })}
          <AskSeat room={room} seat={seat} run={run} />
        </p>
      ))}
      <SeatAsks room={room} nameOf={nameOf} run={run} />
    </div>
  );
}
