import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** `side`: along the right edge, on a phone from below. */
  place?: 'middle' | 'side';
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, and Escape or a press beside it closes it. */
export function Dialog({ title, onClose, place = 'middle', children }: DialogProps) {
  const t = useTexts(shellTexts);
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // Closing gives the focus back to what opened it.
    return () => dialog?.close();
  }, []);
  const closeBeside = (event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which <dialog> brings along
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[place])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeBeside}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={t('close')} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** The buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
