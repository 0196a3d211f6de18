import { useState } from 'react';
import { useTitle } from '../browser/useTitle.ts';
import { loadSession, useSession } from '../connection/session.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Entry } from './Entry.tsx';
import { Looking } from './LinkNotices.tsx';
import { LiveRoom } from './LiveRoom.tsx';

interface RoomPageProps {
  roomId: string;
}

/** A room's link: whoever has no name yet gives one; then the room itself. */
export function RoomPage({ roomId }: RoomPageProps) {
  const t = useTexts(shellTexts);
  const session = useSession();
  const [sitAtOnce, setSitAtOnce] = useState(false);
  useTitle(t('title'));
  if (session.state === 'failed') {
    return (
      <>
        <Header />
        <Notice title={t('link.failedTitle')} text={t('link.failedText')}>
          <Button look="primary" onClick={() => void loadSession()}>
            {t('link.again')}
          </Button>
        </Notice>
      </>
    );
  }
  if (session.state !== 'known') return <Looking />;
  if (session.name === null) return <Entry onNamed={() => setSitAtOnce(true)} />;
  return <LiveRoom roomId={roomId} sitAtOnce={sitAtOnce} />;
}
