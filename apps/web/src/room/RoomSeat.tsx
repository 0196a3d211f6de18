import type { RoomView, SeatView } from '@stammtisch/protocol';
import { Armchair, Bot, Crown, EllipsisVertical, WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { ManageSeat } from './lazyParts.ts';
import styles from './RoomSeat.module.css';
import type { RunCommand } from './useCommand.ts';

interface RoomSeatProps {
  seat: 0 | 1 | 2 | 3;
  room: RoomView;
  run: RunCommand;
}

/** A free seat: whoever has none takes it, the host may give it to the computer. */
function FreeSeat({ seat, room, run }: RoomSeatProps) {
  const t = useTexts(shellTexts);
  const number = seat + 1;
  const standing = room.you.seat === null;
  return (
    <div className={classes(styles.plate, styles.free)} data-testid={`seat-${seat}`}>
      <span className={styles.row}>
        <span className={styles.sign} aria-hidden="true">
          <Armchair size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{t('seat.freeShort')}</span>
          <span className={styles.small}>{t('seat.place', { number })}</span>
        </span>
      </span>
      <span className={styles.actions}>
        <Button
          look={standing ? 'paper' : 'quiet'}
          className={styles.action}
          data-testid={`sit-${seat}`}
          onClick={() => void run({ type: 'sit', seat })}
        >
          {standing ? t('seat.sit') : t('seat.change')}
        </Button>
        {room.you.host ? (
          <Button
            look="quiet"
            className={styles.action}
            aria-label={t('seat.addComputerLong', { number })}
            icon={<Bot aria-hidden size={18} />}
            data-testid={`computer-${seat}`}
            onClick={() => void run({ type: 'addComputer', seat })}
          >
            {t('seat.addComputer')}
          </Button>
        ) : null}
      </span>
    </div>
  );
}

/** Who sits there; for the host of a room also the way to what can be done about it. */
function Holder({ seat, room, run, name, children }: RoomSeatProps & { name: string; children: ReactNode }) {
  const t = useTexts(shellTexts);
  const [managing, setManaging] = useState(false);
  if (!room.you.host || room.you.seat === seat) return <span className={styles.row}>{children}</span>;
  return (
    <>
      <button
        type="button"
        className={classes(styles.row, styles.holder)}
        data-testid={`manage-${seat}`}
        onClick={() => setManaging(true)}
      >
        {children}
        <EllipsisVertical role="img" aria-label={t('seat.manage', { name })} size={20} />
      </button>
      {managing ? (
        <Suspense>
          <ManageSeat seat={seat} held={room.seats[seat]} run={run} onClose={() => setManaging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function ComputerSeat({ held, ...props }: RoomSeatProps & { held: SeatView & { kind: 'computer' } }) {
  const t = useTexts(shellTexts);
  return (
    <div className={styles.plate} data-testid={`seat-${props.seat}`}>
      <Holder {...props} name={held.name}>
        <span className={classes(styles.sign, styles.robot)} aria-hidden="true">
          <Bot size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{held.name}</span>
          <span className={styles.small}>{t('seat.computer')}</span>
        </span>
      </Holder>
    </div>
  );
}

/** Host's mark and connection, in words. */
function PlayerState({ held, seat }: { held: SeatView & { kind: 'player' }; seat: number }) {
  const t = useTexts(shellTexts);
  if (!held.connected) {
    return (
      <span className={styles.small}>
        <WifiOff aria-hidden size={14} /> {t('seat.away')}
      </span>
    );
  }
  return (
    <span className={styles.small}>
      {held.host ? <Crown aria-hidden size={15} className={styles.crown} /> : null}
      {held.host ? t('seat.host') : t('seat.place', { number: seat + 1 })}
    </span>
  );
}

function PlayerSeat({ held, ...props }: RoomSeatProps & { held: SeatView & { kind: 'player' } }) {
  const t = useTexts(shellTexts);
  const { seat, room, run } = props;
  const own = room.you.seat === seat;
  const initial = [...held.name][0]?.toUpperCase() ?? '?';
  return (
    <div
      className={classes(styles.plate, own && styles.own)}
      data-testid={`seat-${seat}`}
      data-away={!held.connected}
    >
      <Holder {...props} name={held.name}>
        <span className={styles.initial} data-colour={seat} aria-hidden="true">
          {initial}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{own ? t('seat.youName', { name: held.name }) : held.name}</span>
          <PlayerState held={held} seat={seat} />
        </span>
      </Holder>
      {own ? (
        <span className={styles.actions}>
          <Button
            look="quiet"
            className={styles.action}
            data-testid="stand"
            onClick={() => void run({ type: 'stand' })}
          >
            {t('seat.stand')}
          </Button>
        </span>
      ) : null}
    </div>
  );
}

/** A seat in the lobby with who sits there and what can be done about it. */
export function RoomSeat(props: RoomSeatProps) {
  const held = props.room.seats[props.seat];
  switch (held.kind) {
    case 'empty':
      return <FreeSeat {...props} />;
    case 'computer':
      return <ComputerSeat {...props} held={held} />;
    case 'player':
      return <PlayerSeat {...props} held={held} />;
  }
}
