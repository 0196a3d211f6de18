import { SEATS } from '@stammtisch/kit';
import type { DeskRoom, DeskSeat } from '@stammtisch/protocol';
import { UserX } from 'lucide-react';
import { useTexts } from '../../i18n/useTexts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { deskTexts } from '../deskTexts.ts';
import styles from './RoomPanel.module.css';

/** Somebody who can be removed. */
export interface RoomPlayer {
  readonly playerId: string;
  readonly name: string;
}

interface RoomSeatsProps {
  room: DeskRoom;
  onRemove: (player: RoomPlayer) => void;
}

function useSeatState(): (seat: DeskSeat) => string {
  const t = useTexts(deskTexts);
  return ({ kind, connected, host }) => {
    if (kind === 'empty') return '';
    if (kind === 'computer') return t('room.computer');
    const here = t(connected ? 'room.here' : 'room.away');
    return host ? `${t('room.host')}, ${here}` : here;
  };
}

/** Who sits in the room now. */
export function RoomSeats({ room, onRemove }: RoomSeatsProps) {
  const t = useTexts(deskTexts);
  const stateOf = useSeatState();
  return (
    <ol className={styles.seats} data-testid="room-seats">
      {SEATS.map((at) => {
        const seat = room.seats[at];
        const { kind, name, playerId, connected } = seat;
        return (
          <li key={at} data-kind={kind} data-connected={connected}>
            <span className={styles.dot} aria-hidden />
            <span className={styles.name}>{kind === 'empty' ? t('room.empty') : name}</span>
            <span className={styles.soft}>{stateOf(seat)}</span>
            {playerId === null ? null : (
              <IconButton
                label={t('room.remove', { name })}
                data-testid={`remove-${at}`}
                onClick={() => onRemove({ playerId, name })}
              >
                <UserX aria-hidden size={20} />
              </IconButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
