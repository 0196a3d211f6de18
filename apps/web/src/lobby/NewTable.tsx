import { type FormEvent, useState } from 'react';
import { navigate } from '../browser/address.ts';
import { roomPath } from '../browser/router.ts';
import { postRoom } from '../connection/api.ts';
import { takeName } from '../connection/session.ts';
import { GameChoice } from '../games/GameChoice.tsx';
import { KNOWN_GAMES } from '../games/registry.ts';
import { useGames } from '../games/useGames.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useErrorText, useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toasts.tsx';
import styles from './StartPage.module.css';

const NAME_CODES: readonly string[] = ['nameEmpty', 'nameTooLong', 'nameCharacters'];

interface NewTableProps {
  name: string;
  onName: (name: string) => void;
}

/** Name, game, and the one big button. */
export function NewTable({ name, onName }: NewTableProps) {
  const t = useTexts(shellTexts);
  const errorText = useErrorText();
  const toast = useToast();
  const games = useGames();
  const [chosen, setChosen] = useState(KNOWN_GAMES[0] ?? '');
  const [nameError, setNameError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const open = async (): Promise<string | null> => {
    const taken = await takeName(name);
    if (!taken.ok) return taken.code;
    const made = await postRoom(chosen);
    if (!made.ok) return made.code;
    navigate(roomPath(made.roomId));
    return null;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const code = await open();
    setBusy(false);
    if (code === null) return;
    if (NAME_CODES.includes(code)) setNameError(errorText(code));
    else toast(errorText(code));
  };
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <h2 className={styles.panelTitle}>{t('start.newTable')}</h2>
      <TextField
        label={t('start.name')}
        placeholder={t('start.namePlaceholder')}
        value={name}
        error={nameError}
        autoComplete="nickname"
        enterKeyHint="go"
        data-testid="name-input"
        onChange={(event) => {
          setNameError(null);
          onName(event.target.value);
        }}
      />
      <GameChoice games={games?.map((game) => game.id) ?? KNOWN_GAMES} value={chosen} onChange={setChosen} />
      <Button type="submit" look="primary" size="big" wide data-testid="create-room" aria-disabled={busy}>
        {busy ? t('start.creating') : t('start.create')}
      </Button>
    </form>
  );
}
