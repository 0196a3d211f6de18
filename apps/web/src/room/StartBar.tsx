import type { RoomView } from '@stammtisch/protocol';
import { Bot, Play } from 'lucide-react';
import { useState } from 'react';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { freeSeats, hostName } from './people.ts';
import styles from './StartBar.module.css';
import type { RunCommand } from './useCommand.ts';

interface StartBarProps {
  room: RoomView;
  run: RunCommand;
}

/** What the host can do to get going. */
function HostButtons({ room, run }: StartBarProps) {
  const t = useTexts(shellTexts);
  const [busy, setBusy] = useState(false);
  const free = freeSeats(room);
  const fill = async (): Promise<void> => {
    for (const seat of free) await run({ type: 'addComputer', seat });
  };
  const start = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await run({ type: 'start', after: room.match?.matchId ?? null });
    setBusy(false);
  };
  return (
    <>
      {free.length > 0 ? (
        <Button look="quiet" icon={<Bot aria-hidden size={20} />} onClick={fill} data-testid="fill-computer">
          {t('room.fill', { count: free.length })}
        </Button>
      ) : null}
      <Button
        look="primary"
        size="big"
        icon={<Play aria-hidden size={20} fill="currentColor" />}
        disabled={free.length > 0}
        onClick={start}
        data-testid="start-match"
      >
        {busy ? t('room.starting') : t('room.start')}
      </Button>
    </>
  );
}

/** One line that says what the room waits for. */
function useWaiting(room: RoomView): { title: string; text: string | null } {
  const t = useTexts(shellTexts);
  const count = freeSeats(room).length;
  const name = hostName(room);
  if (count === 0) {
    if (room.you.host) return { title: t('room.ready'), text: null };
    const starts = name === null ? t('room.hostStartsUnknown') : t('room.hostStarts', { name });
    return { title: starts, text: room.you.seat === null ? t('room.full') : null };
  }
  const title = t('room.missing', { count });
  if (room.you.host) return { title, text: t('room.missingHost') };
  return { title, text: name === null ? t('room.missingNobody') : t('room.missingGuest', { name }) };
}

/** What is still missing, and the button for whoever can go on from here. */
export function StartBar({ room, run }: StartBarProps) {
  const t = useTexts(shellTexts);
  const { title, text } = useWaiting(room);
  const mayJoin = room.you.seat === null && freeSeats(room).length > 0;
  return (
    <section className={styles.bar}>
      <div className={styles.words} aria-live="polite">
        <p className={styles.title}>{title}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      <div className={styles.buttons}>
        {mayJoin ? (
          <Button
            look={room.you.host ? 'paper' : 'primary'}
            size="big"
            data-testid="join-room"
            onClick={() => void run({ type: 'sit' })}
          >
            {t('room.join')}
          </Button>
        ) : null}
        {room.you.host ? <HostButtons room={room} run={run} /> : null}
      </div>
    </section>
  );
}
