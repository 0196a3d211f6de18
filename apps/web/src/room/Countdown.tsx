import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './Countdown.module.css';

/** From when on a decision that is due is counted down, in seconds: before that nobody needs to be hurried. */
const SHOWN_FROM = 30;

function secondsUntil(at: number): number {
  return Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/** How long the decision that is due first may still take. */
export function Countdown({ dueAt }: { dueAt: number }) {
  const t = useTexts(shellTexts);
  const [seconds, setSeconds] = useState(() => secondsUntil(dueAt));
  useEffect(() => {
    setSeconds(secondsUntil(dueAt));
    const timer = setInterval(() => setSeconds(secondsUntil(dueAt)), 500);
    return () => clearInterval(timer);
  }, [dueAt]);
  if (seconds > SHOWN_FROM) return null;
  return (
    <span className={styles.countdown} data-hurry={seconds <= 10} data-testid="countdown">
      <Timer aria-hidden size={18} />
      {t('match.due', { count: seconds })}
    </span>
  );
}
