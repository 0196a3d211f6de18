import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DeskRoute, deskPath, JOURNAL } from '../browser/router.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './DeskFrame.module.css';
import { useDesk } from './deskContext.ts';
import { deskTexts } from './deskTexts.ts';

/** What all pages of the desk have at the top: its two sections, and the way out. */
export function DeskFrame({ at, children }: { at: DeskRoute['at']; children: ReactNode }) {
  const t = useTexts(deskTexts);
  const { logOut } = useDesk();
  const link = (href: string, here: 'page' | true | undefined, words: string) => (
    <Link href={href} className={styles.link} aria-current={here}>
      {words}
    </Link>
  );
  return (
    <>
      <Header />
      <div className={styles.bar}>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {link(deskPath(), at === 'matches' ? 'page' : at === 'match' || undefined, t('nav.matches'))}
          {link(JOURNAL, at === 'journal' ? 'page' : undefined, t('nav.journal'))}
        </nav>
        <Button
          look="quiet"
          className={styles.out}
          icon={<LogOut aria-hidden size={20} />}
          data-testid="admin-logout"
          onClick={() => void logOut()}
        >
          {t('logout')}
        </Button>
      </div>
      <main className={styles.page}>{children}</main>
    </>
  );
}
