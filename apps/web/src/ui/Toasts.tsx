import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from './Button.tsx';
import styles from './Toasts.module.css';

interface ToastItem {
  readonly id: number;
  readonly text: string;
}

const ToastContext = createContext<(text: string) => void>(() => undefined);

/** Long enough to read two sentences without haste. */
const SHOWN_MS = 7_000;
const AT_MOST = 3;

/** Says something in passing, for eyes and screen readers alike. */
export function useToast(): (text: string) => void {
  return useContext(ToastContext);
}

/** Where passing messages appear; around everything that may say one. */
export function Toasts({ children }: { children: ReactNode }) {
  const t = useTexts(shellTexts);
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const last = useRef(0);
  const dismiss = useCallback((id: number) => {
    setItems((shown) => shown.filter((item) => item.id !== id));
  }, []);
  const show = useCallback(
    (text: string) => {
      last.current += 1;
      const id = last.current;
      // The same sentence again moves to the end instead of standing there twice.
      setItems((shown) => [...shown.filter((item) => item.text !== text), { id, text }].slice(-AT_MOST));
      setTimeout(() => dismiss(id), SHOWN_MS);
    },
    [dismiss],
  );
  return (
    <ToastContext value={show}>
      {children}
      <section className={styles.region} aria-live="polite" aria-label={t('toast.region')}>
        {items.map((item) => (
          <div key={item.id} className={styles.toast} data-testid="toast">
            <p>{item.text}</p>
            <IconButton label={t('toast.dismiss')} onClick={() => dismiss(item.id)}>
              <X aria-hidden size={20} />
            </IconButton>
          </div>
        ))}
      </section>
    </ToastContext>
  );
}
