import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import styles from './fields.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong with what was entered; announced when it appears. */
  error?: string | null | undefined;
}

/** Several lines of text with their label, a hint and what is wrong with them. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={classes(styles.input, styles.area)}
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
