import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './StatusLine.module.css';

interface StatusLineProps {
  text: string;
  /** What else there is to know; seen only where there is room. */
  extra?: string | undefined;
  /** Whether the table waits for the viewer. */
  turn: boolean;
  /** A message that stands in the line for a while: why something did not work. */
  notice: string | null;
  /** Changes whenever the table begins to wait anew; null while it waits for nobody else. */
  waitingSince: string | null;
}

/** From when on it is said how long the table has been waiting. */
const PATIENCE_S = 10;

/** The one line that says what is going on, always. */
export function StatusLine({ text, extra, turn, notice, waitingSince }: StatusLineProps) {
  const t = useTexts(tableTexts);
  const seconds = useSecondsSince(waitingSince);
  const waited = seconds >= PATIENCE_S ? ` ${t('status.seconds', { count: seconds })}` : '';
  return (
    <p className={styles.line} data-turn={turn} data-notice={notice !== null} data-testid="status">
      <span role="alert">{notice}</span>
      {notice === null ? (
        <span>
          {text}
          {extra ? <span className={styles.extra}> · {extra}</span> : null}
          <span aria-hidden="true">{waited}</span>
        </span>
      ) : null}
    </p>
  );
}

/** Whole seconds since `key` last changed; stands still at 0 while it is null. */
function useSecondsSince(key: string | null): number {
  const [state, setState] = useState({ key, seconds: 0 });
  if (state.key !== key) setState({ key, seconds: 0 });
  useEffect(() => {
    if (key === null) return;
    const began = Date.now();
    const timer = setInterval(
      () => setState({ key, seconds: Math.round((Date.now() - began) / 1000) }),
      1000,
    );
    return () => clearInterval(timer);
  }, [key]);
  return state.seconds;
}
