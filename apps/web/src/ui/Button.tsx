import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary`: the one thing to do here. `quiet`: beside others. */
  look?: 'primary' | 'paper' | 'quiet' | 'danger';
  size?: 'normal' | 'big';
  icon?: ReactNode;
  /** Fills the width. */
  wide?: boolean;
}

/** A button with words on it, at least 44 px high. */
export function Button({
  look = 'paper',
  size = 'normal',
  icon,
  wide = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classes(
        styles.button,
        styles[look],
        size === 'big' && styles.big,
        wide && styles.wide,
        className,
      )}
      {...rest}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in words: its name for everybody who does not see the picture. */
  label: string;
}

/** A square button with a picture on it. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(styles.icon, className)}
      {...rest}
    >
      {children}
    </button>
  );
}
