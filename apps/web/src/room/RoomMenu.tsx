import type { RoomView } from '@stammtisch/protocol';
import { CircleStop, LogOut, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '../browser/address.ts';
import { START } from '../browser/router.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Invite } from './Invite.tsx';
import styles from './RoomMenu.module.css';
import { Transfer } from './Transfer.tsx';
import type { RunCommand } from './useCommand.ts';

export interface RoomMenuProps {
  room: RoomView;
  run: RunCommand;
  /** Shuts the menu. */
  onDone: () => void;
}

type Asked = 'leave' | 'abort' | 'transfer' | null;

/** What the menu offers in a room: the link, the way out, and for the host the end of a match. */
export function RoomMenu({ room, run, onDone }: RoomMenuProps) {
  const t = useTexts(shellTexts);
  const [asked, setAsked] = useState<Asked>(null);
  const running = room.match !== null && !room.match.over;
  const leave = async (): Promise<void> => {
    // Between matches the seat is free for somebody else; in a match it stays, so that one can come back.
    if (room.you.seat !== null && !running) await run({ type: 'stand' });
    navigate(START);
  };
  const abort = (): void => {
    onDone();
    void run({ type: 'abort' });
  };
  return (
    <div className={styles.menu}>
      {running ? <Invite roomId={room.roomId} /> : null}
      {asked === 'transfer' ? (
        <Transfer roomId={room.roomId} />
      ) : (
        <Button
          look="quiet"
          wide
          icon={<Smartphone aria-hidden size={20} />}
          onClick={() => setAsked('transfer')}
          data-testid="transfer"
        >
          {t('menu.transfer')}
        </Button>
      )}
      <Button
        look="quiet"
        wide
        icon={<LogOut aria-hidden size={20} />}
        onClick={running && room.you.seat !== null ? () => setAsked('leave') : leave}
        data-testid="leave-room"
      >
        {t('menu.leave')}
      </Button>
      {running && room.you.host ? (
        <Button
          look="quiet"
          wide
          icon={<CircleStop aria-hidden size={20} />}
          onClick={() => setAsked('abort')}
          data-testid="abort-match"
        >
          {t('menu.abort')}
        </Button>
      ) : null}
      {asked === 'leave' ? (
        <ConfirmDialog
          title={t('menu.leaveTitle')}
          text={t('menu.leaveText')}
          yes={t('menu.leave')}
          no={t('cancel')}
          look="primary"
          onYes={leave}
          onNo={() => setAsked(null)}
        />
      ) : null}
      {asked === 'abort' ? (
        <ConfirmDialog
          title={t('menu.abortTitle')}
          text={t('menu.abortText')}
          yes={t('menu.abortYes')}
          no={t('menu.abortNo')}
          onYes={abort}
          onNo={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}
