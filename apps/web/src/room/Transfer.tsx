import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { transferLink } from '../browser/router.ts';
import { postTransfer } from '../connection/api.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useErrorText, useTexts } from '../i18n/useTexts.ts';
import styles from './Transfer.module.css';

/** A QR code as one path of unit squares, with the white margin that readers need. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={squares.join('')} />
    </svg>
  );
}

/** The link and the code that carry the seat to another device; made when this is opened, good once. */
export function Transfer({ roomId }: { roomId: string }) {
  const t = useTexts(shellTexts);
  const errorText = useErrorText();
  const [link, setLink] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let shown = true;
    void postTransfer().then((answer) => {
      if (!shown) return;
      if (answer.ok) setLink(transferLink(answer.token, roomId));
      else setCode(answer.code);
    });
    return () => {
      shown = false;
    };
  }, [roomId]);
  if (code !== null) return <p role="alert">{errorText(code)}</p>;
  if (link === null) return <p role="status">{t('menu.transferWait')}</p>;
  return (
    <section className={styles.transfer}>
      <p>{t('menu.transferText')}</p>
      <QrCode text={link} />
      <input
        readOnly
        className={styles.link}
        aria-label={t('menu.transfer')}
        value={link}
        data-testid="transfer-link"
        onFocus={(event) => event.target.select()}
      />
    </section>
  );
}
