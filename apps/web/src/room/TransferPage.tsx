import { useState } from 'react';
import { navigate } from '../browser/address.ts';
import { START, transferTarget } from '../browser/router.ts';
import { claimTransfer } from '../connection/api.ts';
import { loadSession } from '../connection/session.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useErrorText, useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { CardBacks } from '../ui/CardBacks.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Asked before anything happens: a link that is only looked at, by a chat's preview for one, must not use itself up. */
export function TransferPage({ token }: { token: string }) {
  const t = useTexts(shellTexts);
  const errorText = useErrorText();
  const [code, setCode] = useState<string | null>(null);
  const claim = async (): Promise<void> => {
    const answer = await claimTransfer(token);
    if (!answer.ok) return setCode(answer.code);
    const target = transferTarget(window.location.hash);
    await loadSession();
    navigate(target);
  };
  return (
    <>
      <Header />
      <Notice
        title={t('link.transferTitle')}
        text={code === null ? t('link.transferText') : errorText(code)}
        picture={<CardBacks />}
      >
        {code === null ? (
          <Button look="primary" size="big" onClick={claim} data-testid="claim-transfer">
            {t('link.transferYes')}
          </Button>
        ) : (
          <Button look="primary" onClick={() => navigate(START)}>
            {t('link.toStart')}
          </Button>
        )}
      </Notice>
    </>
  );
}
