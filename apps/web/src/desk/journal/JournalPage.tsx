import type { AdminAct } from '@stammtisch/protocol';
import { ChevronRight, ChevronsLeft } from 'lucide-react';
import { useCallback } from 'react';
import { navigate, useSearch } from '../../browser/address.ts';
import { deskMatchPath, deskPath, JOURNAL } from '../../browser/router.ts';
import { useTitle } from '../../browser/useTitle.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { fetchJournal } from '../deskApi.ts';
import { deskTexts } from '../deskTexts.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDeskFetched } from '../useDeskFetched.ts';
import { detailWords } from './detailWords.ts';
import styles from './Journal.module.css';

function Act({ act }: { act: AdminAct }) {
  const t = useTexts(deskTexts);
  const { moment } = useFormats();
  const { at, address, kind, matchId, roomId, detail } = act;
  return (
    <li className={styles.act} data-testid="act" data-kind={kind}>
      <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
      <div className={styles.what}>
        <b>{t(`journal.kind.${kind}`)}</b>
        {matchId === null ? null : (
          <Link href={deskMatchPath(matchId)}>{t('journal.match', { match: matchId })}</Link>
        )}
        {roomId === null ? null : (
          <Link href={deskPath({ room: roomId })}>{t('list.room', { room: roomId })}</Link>
        )}
        {detail === '' ? null : <span className={styles.detail}>{detailWords(act, t)}</span>}
      </div>
      <span className={styles.from}>{t('journal.from', { address })}</span>
    </li>
  );
}

function beforeIn(search: string): string | null {
  const before = new URLSearchParams(search).get('before');
  return before !== null && /^[1-9]\d{0,14}$/.test(before) ? before : null;
}

/** `last`: of those shown, if more come after it. */
function Pages({ before, last }: { before: string | null; last: AdminAct | undefined }) {
  const t = useTexts(deskTexts);
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      <Button
        look="quiet"
        icon={<ChevronsLeft aria-hidden size={20} />}
        disabled={before === null}
        onClick={() => navigate(JOURNAL)}
      >
        {t('list.first')}
      </Button>
      <Button
        icon={<ChevronRight aria-hidden size={20} />}
        disabled={last === undefined}
        data-testid="next-page"
        onClick={() => last && navigate(`${JOURNAL}?before=${last.id}`)}
      >
        {t('list.next')}
      </Button>
    </nav>
  );
}

/** Who did what at the desk, newest first. */
export function JournalPage() {
  const t = useTexts(deskTexts);
  const before = beforeIn(useSearch());
  const load = useCallback(() => fetchJournal(before), [before]);
  const { value, failure, loading, renew } = useDeskFetched(load);
  useTitle(t('titlePage', { page: t('journal.heading') }));
  return (
    <>
      <h1 className="visually-hidden">{t('journal.heading')}</h1>
      <Panel heading={t('journal.heading')}>
        <p className={styles.text}>{t('journal.text')}</p>
        {failure ? <FailureNotice failure={failure} onAgain={renew} /> : null}
        {value?.acts.length === 0 ? <p>{t('journal.none')}</p> : null}
        <ol data-testid="journal" aria-busy={loading}>
          {value?.acts.map((act) => (
            <Act key={act.id} act={act} />
          ))}
        </ol>
        <Pages before={before} last={value?.more ? value.acts.at(-1) : undefined} />
      </Panel>
    </>
  );
}
