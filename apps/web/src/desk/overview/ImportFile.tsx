import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { deskMatchPath } from '../../browser/router.ts';
import { useGameName } from '../../games/useGameName.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { importRecord } from '../deskApi.ts';
import { useDesk } from '../deskContext.ts';
import { deskTexts } from '../deskTexts.ts';
import { useFailureText } from '../useFailureText.ts';
import styles from './ImportFile.module.css';

/** The most that the server reads. */
const LARGEST = 16 * 1024 * 1024;

interface Reading {
  readonly busy: boolean;
  readonly wrong: string | null;
  take(file: File): Promise<void>;
}

function useReading(): Reading {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const { ask, setImported } = useDesk();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    setImported([]);
    if (file.size > LARGEST) return setWrong(t('import.tooLarge'));
    setWrong(null);
    setBusy(true);
    const text = await file.text().catch(() => null);
    const answer = text === null ? null : await ask(importRecord(text));
    setBusy(false);
    if (answer === null) setWrong(t('import.unreadable'));
    else if (answer.ok) setImported(answer.matches);
    else setWrong(failureText(answer));
  };
  return { busy, wrong, take };
}

/** The matches of the file that was read. */
function Found() {
  const gameName = useGameName();
  const t = useTexts(deskTexts);
  const { list } = useFormats();
  const { imported } = useDesk();
  if (imported.length === 0) return null;
  return (
    <div>
      <p role="status">{t('import.found', { count: imported.length })}</p>
      <ul className={styles.found} data-testid="imported">
        {imported.map(({ matchId, recordId, game, names }) => (
          <li key={matchId}>
            <Link href={deskMatchPath(matchId)} data-testid="imported-match" data-match={matchId}>
              {gameName(game)}: {list(names)}
            </Link>
            <span className={styles.id}>{recordId}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reads an exported match from a file, to look at it here. */
export function ImportFile() {
  const t = useTexts(deskTexts);
  const id = useId();
  const { busy, wrong, take } = useReading();
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    if (file) void take(file);
    event.target.value = '';
  };
  return (
    <Panel heading={t('import.heading')}>
      <p className={styles.text}>{t('import.text')}</p>
      <div>
        <input
          id={id}
          type="file"
          accept=".jsonl,.ndjson,.json,application/x-ndjson"
          className={`visually-hidden ${styles.input}`}
          data-testid="import-file"
          disabled={busy}
          aria-describedby={`${id}-wrong`}
          onChange={choose}
        />
        <label htmlFor={id} className={styles.choose}>
          <FileUp aria-hidden size={20} /> {busy ? t('import.reading') : t('import.file')}
        </label>
      </div>
      <p id={`${id}-wrong`} className={styles.wrong} role="alert" data-testid="import-error">
        {wrong}
      </p>
      <Found />
    </Panel>
  );
}
