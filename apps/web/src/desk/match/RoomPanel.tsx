import type { DeskRoom } from '@stammtisch/protocol';
import { useState } from 'react';
import { deskPath, roomPath } from '../../browser/router.ts';
import type { Answer } from '../../connection/api.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { closeRoom, openRoom, removePlayer } from '../deskApi.ts';
import { useDesk } from '../deskContext.ts';
import { deskTexts } from '../deskTexts.ts';
import { useFailureText } from '../useFailureText.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import styles from './RoomPanel.module.css';
import { type RoomPlayer, RoomSeats } from './RoomSeats.tsx';

interface RoomPanelProps {
  room: DeskRoom;
  onRoom: (room: DeskRoom) => void;
}

/** What a reason is being asked for. */
type Asking = { readonly act: 'close' } | ({ readonly act: 'remove' } & RoomPlayer);

/** Does something to the room; gives what went wrong, in words. */
function useRoomAct(
  onRoom: RoomPanelProps['onRoom'],
): (waiting: Promise<Answer<DeskRoom>>) => Promise<string | null> {
  const { ask } = useDesk();
  const failureText = useFailureText();
  return async (waiting) => {
    const answer = await ask(waiting);
    if (!answer.ok) return failureText(answer);
    const { roomId, seats, closed, removed } = answer;
    onRoom({ roomId, seats, closed, removed });
    return null;
  };
}

/** Who was sent away from the room, and why it is closed. */
function Past({ room: { closed, removed } }: { room: DeskRoom }) {
  const t = useTexts(deskTexts);
  const { moment } = useFormats();
  return (
    <>
      {closed ? (
        <p className={styles.closed} data-testid="room-closed">
          {t('room.closedAt', { time: moment(closed.at), reason: closed.reason })}
        </p>
      ) : null}
      {removed.map(({ playerId, name, at, reason }) => (
        <p key={playerId} className={styles.removed} data-testid="room-removed">
          {t('room.removed', { name, time: moment(at), reason })}
        </p>
      ))}
    </>
  );
}

interface AskReasonProps {
  asking: Asking;
  onYes: (reason: string) => Promise<string | null>;
  onNo: () => void;
}

function AskReason({ asking, onYes, onNo }: AskReasonProps) {
  const t = useTexts(deskTexts);
  if (asking.act === 'close') {
    const title = t('room.close');
    return <ReasonDialog title={title} text={t('room.closeText')} yes={title} onYes={onYes} onNo={onNo} />;
  }
  const { name } = asking;
  return (
    <ReasonDialog
      title={t('room.remove', { name })}
      text={t('room.removeText', { name })}
      yes={t('room.removeShort')}
      onYes={onYes}
      onNo={onNo}
    />
  );
}

/** The room of a match as it is now, and what the admin can do to it. */
export function RoomPanel({ room, onRoom }: RoomPanelProps) {
  const t = useTexts(deskTexts);
  const act = useRoomAct(onRoom);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { roomId, closed } = room;
  const giveReason = async (reason: string): Promise<string | null> => {
    if (asking === null) return null;
    const failed = await act(
      asking.act === 'close' ? closeRoom(roomId, reason) : removePlayer(roomId, asking.playerId, reason),
    );
    if (failed === null) setAsking(null);
    return failed;
  };
  return (
    <Panel heading={t('room.heading')} aside={<code className={styles.id}>{roomId}</code>}>
      <RoomSeats room={room} onRemove={(player) => setAsking({ act: 'remove', ...player })} />
      <Past room={room} />
      <div className={styles.buttons}>
        {closed === null ? (
          <Button look="danger" data-testid="close-room" onClick={() => setAsking({ act: 'close' })}>
            {t('room.close')}
          </Button>
        ) : (
          <Button data-testid="open-room" onClick={() => void act(openRoom(roomId)).then(setWrong)}>
            {t('room.reopen')}
          </Button>
        )}
        <ButtonLink href={roomPath(roomId)}>{t('room.go')}</ButtonLink>
      </div>
      <p className={styles.wrong} role="alert">
        {wrong}
      </p>
      <Link className={styles.others} href={deskPath({ room: roomId })}>
        {t('room.others')}
      </Link>
      {asking === null ? null : <AskReason asking={asking} onYes={giveReason} onNo={() => setAsking(null)} />}
    </Panel>
  );
}
