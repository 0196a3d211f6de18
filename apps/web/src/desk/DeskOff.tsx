import { navigate } from '../browser/address.ts';
import { START } from '../browser/router.ts';
import { useTitle } from '../browser/useTitle.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { deskTexts } from './deskTexts.ts';

/** What stands there on a server without a password for its desk: how to get one. */
export function DeskOff() {
  const t = useTexts(deskTexts);
  const shell = useTexts(shellTexts);
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
