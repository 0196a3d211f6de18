import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { roomLink } from '../browser/router.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';
import styles from './Invite.module.css';

const COPIED_MS = 2_500;

/** Copies text; also where the clipboard is withheld, as on plain-http addresses of a home network. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}

function CopyButton({ copy }: { copy: () => Promise<boolean> }) {
  const t = useTexts(shellTexts);
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const press = async (): Promise<void> => {
    if (await copy()) {
      setCopied(true);
      toast(t('room.copiedLong'));
    } else toast(t('room.copyFailed'));
  };
  return (
    <Button
      look="primary"
      data-testid="copy-link"
      icon={copied ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
      onClick={press}
    >
      {copied ? t('room.copied') : t('room.copy')}
    </Button>
  );
}

/** The room's link, to be copied or shared. */
export function Invite({ roomId }: { roomId: string }) {
  const t = useTexts(shellTexts);
  const field = useRef<HTMLInputElement>(null);
  const link = roomLink(roomId);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: t('title'), text: t('room.shareText'), url: link });
    } catch {
      // Thought better of it: nothing to say.
    }
  };
  return (
    <section className={styles.invite}>
      <h2 className={styles.title}>{t('room.invite')}</h2>
      <p className={styles.text}>{t('room.inviteText')}</p>
      <input
        ref={field}
        readOnly
        className={styles.link}
        aria-label={t('room.link')}
        value={link}
        data-testid="room-link"
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <CopyButton copy={() => copyText(link, field.current)} />
        {'share' in navigator ? (
          <Button look="quiet" icon={<Share2 aria-hidden size={20} />} onClick={share}>
            {t('room.share')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
