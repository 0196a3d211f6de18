import type { AdminSession } from '@stammtisch/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { useTitle } from '../browser/useTitle.ts';
import type { Failure } from '../connection/api.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { logIn } from './deskApi.ts';
import { deskTexts } from './deskTexts.ts';
import styles from './Login.module.css';
import { useFailureText } from './useFailureText.ts';

interface LoginProps {
  onEnter: (session: AdminSession) => void;
}

/** Tries the password of a field. */
function usePasswordTry(onEnter: LoginProps['onEnter']) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [checking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password === '' || checking) return field.current?.focus();
    setChecking(true);
    const answer = await logIn(password);
    setChecking(false);
    if (answer.ok) return onEnter(answer);
    setFailure(answer);
    field.current?.select();
  };
  return { failure, checking, field, submit };
}

/** Read by password keepers: whose password it is. */
function Account() {
  return (
    <input
      className="visually-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value="admin"
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}

/** The way to the desk: one password. */
export function Login({ onEnter }: LoginProps) {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const { failure, checking, field, submit } = usePasswordTry(onEnter);
  useTitle(t('title'));
  return (
    <>
      <Header />
      <main className={styles.page}>
        <form className={styles.panel} onSubmit={(event) => void submit(event)}>
          <h1 className={styles.title}>{t('login.title')}</h1>
          <p className={styles.text}>{t('login.text')}</p>
          <Account />
          <TextField
            ref={field}
            label={t('login.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            data-testid="admin-password"
            autoFocus
          />
          <p className={styles.error} role="alert" data-testid="login-error">
            {failure ? failureText(failure) : null}
          </p>
          <Button
            type="submit"
            look="primary"
            size="big"
            wide
            data-testid="admin-login"
            aria-disabled={checking}
          >
            {checking ? t('login.checking') : t('login.submit')}
          </Button>
        </form>
      </main>
    </>
  );
}
