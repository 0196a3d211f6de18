import { AppWindow, SearchX } from 'lucide-react';
import { navigate } from '../browser/address.ts';
import { START } from '../browser/router.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useErrorText, useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { CardBacks } from '../ui/CardBacks.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './LinkNotices.module.css';

/** While the room is looked for: cards that wait. */
export function Looking() {
  const t = useTexts(shellTexts);
  return (
    <>
      <Header />
      <Notice title={t('link.connecting')} picture={<CardBacks waiting />} />
    </>
  );
}

/** Another window of this browser has the seat. */
export function Superseded({ onResume }: { onResume: () => void }) {
  const t = useTexts(shellTexts);
  return (
    <>
      <Header />
      <Notice
        title={t('link.supersededTitle')}
        text={t('link.supersededText')}
        picture={<AppWindow aria-hidden className={styles.sign} />}
      >
        <Button look="primary" size="big" onClick={onResume} data-testid="resume">
          {t('link.resume')}
        </Button>
      </Notice>
    </>
  );
}

/** The room could not be entered. */
export function NotEntered({ code }: { code: string }) {
  const t = useTexts(shellTexts);
  const errorText = useErrorText();
  // An id that is not even well formed is no room either.
  const unknown = code === 'roomUnknown' || code === 'malformed';
  return (
    <>
      <Header />
      <Notice
        title={unknown ? t('link.unknownTitle') : t('link.failedTitle')}
        text={unknown ? t('link.unknownText') : errorText(code)}
        picture={<SearchX aria-hidden className={styles.sign} />}
      >
        {unknown ? null : (
          <Button look="quiet" onClick={() => window.location.reload()}>
            {t('link.again')}
          </Button>
        )}
        <Button look="primary" onClick={() => navigate(START)}>
          {t('link.toStart')}
        </Button>
      </Notice>
    </>
  );
}

/** The connection is gone for the moment; what is on the page stays. */
export function WaitingBanner() {
  const t = useTexts(shellTexts);
  return (
    <div className={styles.banner} role="status" data-testid="link-waiting">
      <span className={styles.pulse} aria-hidden="true" />
      {t('link.waiting')}
    </div>
  );
}
