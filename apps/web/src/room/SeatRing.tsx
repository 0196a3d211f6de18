import { SEATS } from '@stammtisch/kit';
import type { RoomView } from '@stammtisch/protocol';
import { RotateCcw, RotateCw } from 'lucide-react';
import { clientGame } from '../games/registry.ts';
import { useGameName } from '../games/useGameName.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { placeOf } from '../table/scene/places.ts';
import { RoomSeat } from './RoomSeat.tsx';
import styles from './SeatRing.module.css';
import type { RunCommand } from './useCommand.ts';

interface SeatRingProps {
  room: RoomView;
  run: RunCommand;
}

/** The four seats around the mat, as they will sit in play: one's own at the bottom. */
export function SeatRing({ room, run }: SeatRingProps) {
  const gameName = useGameName();
  const t = useTexts(shellTexts);
  const { direction } = clientGame(room.game);
  const bottom = room.you.seat ?? 0;
  const Turn = direction === 'clockwise' ? RotateCw : RotateCcw;
  return (
    <section className={styles.mat}>
      <h2 className="visually-hidden">{t('seat.seats')}</h2>
      <ol className={styles.seats}>
        {SEATS.map((seat) => (
          <li key={seat} className={styles.seat} data-place={placeOf(seat, bottom, direction)}>
            <RoomSeat seat={seat} room={room} run={run} />
          </li>
        ))}
        <li className={styles.middle} aria-hidden="true">
          <Turn className={styles.turn} />
          <span className={styles.game}>{gameName(room.game)}</span>
        </li>
      </ol>
      <p className="visually-hidden">{t(`seat.direction.${direction}`)}</p>
    </section>
  );
}
