import { type ComponentProps, useId } from 'react';
import styles from './fields.module.css';

interface SelectFieldProps<T extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
}

/** One of several, folded up, with its label. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, value, options, onChange, ...rest } = props;
  const id = useId();
  const choose = (chosen: string): void => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => choose(event.target.value)}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
