import type { ComponentProps, ReactNode } from 'react';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  icon?: ReactNode;
}

/** A link that looks like a quiet button: a file, or another page of the house. */
export function ButtonLink({ icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={styles.link} {...rest}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
