import { type FormEvent, useState } from 'react';
import { takeName } from '../connection/session.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useErrorText, useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { CardBacks } from '../ui/CardBacks.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Entry.module.css';

interface EntryProps {
  /** The name is taken: now to the table, and onto a seat. */
  onNamed: () => void;
}

/** For whoever opens a link for the first time: one name, one tap. */
export function Entry({ onNamed }: EntryProps) {
  const t = useTexts(shellTexts);
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    // Said first: taking the name already shows the room.
    onNamed();
    const taken = await takeName(name);
    setBusy(false);
    if (!taken.ok) setError(errorText(taken.code));
  };
  return (
    <>
      <Header />
      <main className={styles.page}>
        <CardBacks />
        <form className={styles.panel} onSubmit={submit} noValidate>
          <div>
            <h1 className={styles.title}>{t('entry.title')}</h1>
            <p>{t('entry.text')}</p>
          </div>
          <TextField
            label={t('start.name')}
            placeholder={t('start.namePlaceholder')}
            value={name}
            error={error}
            autoComplete="nickname"
            enterKeyHint="go"
            data-testid="name-input"
            onChange={(event) => {
              setError(null);
              setName(event.target.value);
            }}
          />
          <Button type="submit" look="primary" size="big" wide data-testid="join-room" aria-disabled={busy}>
            {busy ? t('entry.joining') : t('entry.join')}
          </Button>
        </form>
        <p className={styles.small}>{t('taglineMore')}</p>
      </main>
    </>
  );
}
