import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../i18n/lazyPart.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/Link.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

/** Fetched when it is first opened. */
const Menu = lazyPart(async () => (await import('./Menu.tsx')).Menu);

interface HeaderProps {
  /** In the middle: where we are. */
  children?: ReactNode;
  /** What the menu has above the settings; `close` shuts it. */
  menu?: ((close: () => void) => ReactNode) | undefined;
  /** As low as can be, above a table in play. */
  slim?: boolean;
}

/** The line at the top of every page: the way home, where we are, the menu. */
export function Header({ children, menu, slim = false }: HeaderProps) {
  const t = useTexts(shellTexts);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <header className={classes(styles.header, slim && styles.slim)}>
      <Link href="/" className={styles.logo} aria-label={t('home')}>
        <Logo />
      </Link>
      <div className={styles.middle}>{children}</div>
      <IconButton label={t('menu.open')} data-testid="menu" onClick={() => setOpen(true)}>
        <MenuIcon aria-hidden />
      </IconButton>
      {open ? (
        <Suspense>
          <Menu onClose={close}>{menu?.(close)}</Menu>
        </Suspense>
      ) : null}
    </header>
  );
}
