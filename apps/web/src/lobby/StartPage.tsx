import { useState } from 'react';
import { useTitle } from '../browser/useTitle.ts';
import { CardSprite } from '../cards/CardSprite.tsx';
import { useSession } from '../connection/session.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Header } from '../page/Header.tsx';
import { CardFan } from './CardFan.tsx';
import { JoinTable } from './JoinTable.tsx';
import { NewTable } from './NewTable.tsx';
import styles from './StartPage.module.css';

/** The front door: what this is, a new table, or the way to one that there is. */
export function StartPage() {
  const t = useTexts(shellTexts);
  const { name: known } = useSession();
  // What was typed here, until then the name that the session remembers.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? known ?? '';
  useTitle(t('title'));
  return (
    <>
      <CardSprite />
      <Header />
      <main className={styles.page}>
        <section className={styles.hero}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.tagline}>{t('tagline')}</p>
          <CardFan />
          <ol className={styles.steps} aria-label={t('start.steps')}>
            <li>{t('start.step1')}</li>
            <li>{t('start.step2')}</li>
            <li>{t('start.step3')}</li>
          </ol>
        </section>
        <div className={styles.forms}>
          <NewTable name={name} onName={setTyped} />
          <JoinTable name={name} />
          <p className={styles.small}>{t('taglineMore')}</p>
        </div>
      </main>
    </>
  );
}
