import { useTitle } from '../../browser/useTitle.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { deskTexts } from '../deskTexts.ts';
import { Figures } from './Figures.tsx';
import { Filters } from './Filters.tsx';
import { ImportFile } from './ImportFile.tsx';
import { MatchListPanel } from './MatchListPanel.tsx';
import { useListQuery } from './useListQuery.ts';

/** The desk's first page: how much is played, and every match. */
export function OverviewPage() {
  const t = useTexts(deskTexts);
  const { query, search, filter, page } = useListQuery();
  useTitle(t('title'));
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Figures />
      <Filters filter={query.filter} onFilter={filter} />
      <MatchListPanel query={query} search={search} onPage={page} />
      <ImportFile />
    </>
  );
}
