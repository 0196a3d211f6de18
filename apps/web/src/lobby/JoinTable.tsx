import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { navigate } from '../browser/address.ts';
import { roomIdFrom, roomPath } from '../browser/router.ts';
import { takeName } from '../connection/session.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './StartPage.module.css';

interface JoinTableProps {
  /** What stands in the name field: whoever has filled it in is not asked again. */
  name: string;
}

/** For those who have a link but could not press it. */
export function JoinTable({ name }: JoinTableProps) {
  const t = useTexts(shellTexts);
  const [text, setText] = useState('');
  const [unclear, setUnclear] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const roomId = roomIdFrom(text);
    if (roomId === null) return setUnclear(true);
    // A name that will not do is dealt with at the room's door.
    if (name.trim() !== '') await takeName(name);
    navigate(roomPath(roomId));
  };
  return (
    <form className={styles.join} onSubmit={submit} noValidate>
      <h2 className={styles.joinTitle}>{t('start.joinTitle')}</h2>
      <div className={styles.joinRow}>
        <TextField
          className={styles.joinField}
          label={t('start.joinField')}
          hint={t('start.joinHint')}
          error={unclear ? t('start.joinUnclear') : null}
          value={text}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          data-testid="code-input"
          onChange={(event) => {
            setUnclear(false);
            setText(event.target.value);
          }}
        />
        <Button type="submit" icon={<ArrowRight aria-hidden size={20} />} data-testid="join-code">
          {t('start.join')}
        </Button>
      </div>
    </form>
  );
}
