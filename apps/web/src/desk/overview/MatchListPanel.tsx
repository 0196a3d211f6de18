import type { MatchList } from '@stammtisch/protocol';
import { ChevronRight, ChevronsLeft, Download } from 'lucide-react';
import { useCallback } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/Panel.tsx';
import { fetchMatches, resultsHref } from '../deskApi.ts';
import { deskTexts } from '../deskTexts.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDeskFetched } from '../useDeskFetched.ts';
import { type ListQuery, searchOf } from './filter.ts';
import styles from './MatchList.module.css';
import { MatchRow } from './MatchRow.tsx';

interface MatchListPanelProps {
  query: ListQuery;
  /** The query as an address has it. */
  search: string;
  onPage: (after: string | null) => void;
}

function Count({ list }: { list: MatchList | null }) {
  const t = useTexts(deskTexts);
  const { number } = useFormats();
  return (
    <p className={styles.count} role="status" data-testid="list-count">
      {list === null
        ? null
        : t(list.more ? 'list.more' : 'list.count', { count: list.count, shown: number(list.count) })}
    </p>
  );
}

function Pages({ list, query, onPage }: { list: MatchList } & Omit<MatchListPanelProps, 'search'>) {
  const t = useTexts(deskTexts);
  const { next } = list;
  if (next === null && query.after === null) return null;
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      <Button
        look="quiet"
        icon={<ChevronsLeft aria-hidden size={20} />}
        disabled={query.after === null}
        data-testid="first-page"
        onClick={() => onPage(null)}
      >
        {t('list.first')}
      </Button>
      <Button
        icon={<ChevronRight aria-hidden size={20} />}
        disabled={next === null}
        data-testid="next-page"
        onClick={() => onPage(next)}
      >
        {t('list.next')}
      </Button>
    </nav>
  );
}

/** The matches of the search, newest first, page by page. */
export function MatchListPanel({ query, search, onPage }: MatchListPanelProps) {
  const t = useTexts(deskTexts);
  const load = useCallback(() => fetchMatches(search), [search]);
  const { value, failure, loading, renew } = useDeskFetched(load);
  const csv = resultsHref(searchOf({ ...query, after: null }));
  return (
    <Panel
      heading={t('list.heading')}
      aside={
        <div className={styles.aside}>
          <Count list={value} />
          <ButtonLink href={csv} download icon={<Download aria-hidden size={20} />} data-testid="export-list">
            {t('list.csv')}
          </ButtonLink>
        </div>
      }
    >
      {failure ? <FailureNotice failure={failure} onAgain={renew} /> : null}
      {value?.matches.length === 0 ? <p className={styles.none}>{t('list.none')}</p> : null}
      <ol
        className={classes(styles.list, loading && styles.stale)}
        data-testid="match-list"
        data-loading={loading}
        aria-busy={loading}
      >
        {value?.matches.map((match) => (
          <MatchRow key={match.matchId} match={match} />
        ))}
      </ol>
      {value ? <Pages list={value} query={query} onPage={onPage} /> : null}
    </Panel>
  );
}
