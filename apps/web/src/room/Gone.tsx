import { DoorClosed, UserX } from 'lucide-react';
import { navigate } from '../browser/address.ts';
import { START } from '../browser/router.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './Gone.module.css';
import { moreTexts } from './moreTexts.ts';
import { PastMatches } from './PastMatches.tsx';

export interface GoneProps {
  /** The room was closed for all, or this player was removed from it. */
  what: 'closed' | 'removed';
  /** What the admin gave as the reason. */
  reason: string;
  /** The room, if what was played in it may still be looked at. */
  roomId?: string | undefined;
}

/** The end of the way into a room, for good, and why. */
export function Gone({ what, reason, roomId }: GoneProps) {
  const t = useTexts(moreTexts);
  const Sign = what === 'closed' ? DoorClosed : UserX;
  return (
    <div data-testid={`room-${what}`}>
      <Header />
      <Notice
        title={t(`${what}.title`)}
        text={t(`${what}.text`)}
        picture={<Sign aria-hidden className={styles.sign} />}
      >
        {reason === '' ? null : <p className={styles.reason}>{t('reason', { reason })}</p>}
        <Button look="primary" size="big" onClick={() => navigate(START)}>
          {t('toStart')}
        </Button>
      </Notice>
      {roomId === undefined ? null : (
        <div className={styles.past}>
          <PastMatches roomId={roomId} />
        </div>
      )}
    </div>
  );
}
