import type { MatchFilter } from '@stammtisch/protocol';
import { useMemo } from 'react';
import { navigate, useSearch } from '../../browser/address.ts';
import { deskPath } from '../../browser/router.ts';
import { type ListQuery, queryFrom, searchOf } from './filter.ts';

interface ListQueryUse {
  readonly query: ListQuery;
  /** The same as an address has it. */
  readonly search: string;
  /** Changes what is looked for; that begins at the first page. */
  filter(changed: MatchFilter): void;
  /** Goes to the page after a place in the list, or to the first. */
  page(after: string | null): void;
}

/** What the list shows, kept in the page's address. */
export function useListQuery(): ListQueryUse {
  const typed = useSearch();
  return useMemo(() => {
    const query = queryFrom(typed);
    const go = (to: ListQuery) => navigate(`${deskPath()}${searchOf(to)}`);
    return {
      query,
      search: searchOf(query),
      filter: (changed) => go({ filter: { ...query.filter, ...changed }, after: null }),
      page: (after) => go({ filter: query.filter, after }),
    };
  }, [typed]);
}
