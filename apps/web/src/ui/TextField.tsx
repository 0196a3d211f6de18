import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import styles from './fields.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong with what was entered; announced when it appears. */
  error?: string | null | undefined;
}

/** A line of text with its label, a hint and what is wrong with it. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        {...rest}
      />
      <p id={`${id}-note`} className={classes(styles.note, error && styles.error)} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
