import { navigate } from '../browser/address.ts';
import { START } from '../browser/router.ts';
import { useTitle } from '../browser/useTitle.ts';
import { useText } from '../i18n/useText.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskText } from './useDeskText.ts';

/** What stands there on a server without a password for its desk: how to get one. */
export function DeskOff() {
  const t = useDeskText();
  const shell = useText();
  useTitle(t('title'));
  return (
    <>
      <Header />
      <main data-testid="desk-off">
        <Notice title={t('login.offTitle')} text={t('login.offText')}>
          <Button look="primary" onClick={() => navigate(START)}>
            {shell('link.toStart')}
          </Button>
        </Notice>
      </main>
    </>
  );
}
