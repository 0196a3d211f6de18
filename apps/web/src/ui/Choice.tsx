import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './fields.module.css';

interface ChoiceProps<T extends string> {
  label: string;
  hint?: ReactNode;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
  disabled?: boolean;
  /** One below the other, for answers of many words. */
  stacked?: boolean;
}

/** One of a few, all in sight: a group of radio buttons drawn as a row of keys. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, hint, value, options, onChange, disabled = false, stacked = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.field} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      {hint ? <p className={styles.note}>{hint}</p> : null}
      <div className={classes(styles.keys, stacked && styles.stacked)}>
        {options.map((option) => (
          <label key={option.value} className={styles.key}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
