import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

interface ToggleProps {
  label: ReactNode;
  hint?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A switch: on or off, at once. */
export function Toggle({ label, hint, on, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <label htmlFor={id}>
        <span className={styles.label}>{label}</span>
        {hint ? <span className={styles.note}>{hint}</span> : null}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
