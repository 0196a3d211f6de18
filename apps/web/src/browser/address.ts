import { useSyncExternalStore } from 'react';

/*
 * The router knows paths; the desk keeps its filters and places behind the `?` as well, so that they survive a reload
 * and the browser's own back and forward go through them.
 */

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Whoever follows the address, here and in the router, listens to what the browser says on going back. */
function tell(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Goes to a path with its query, as a step that can be taken back. */
export function goTo(href: string): void {
  const { pathname, search } = window.location;
  if (href === `${pathname}${search}`) return;
  window.history.pushState(null, '', href);
  if (!href.startsWith(`${pathname}?`) && href !== pathname) window.scrollTo(0, 0);
  tell();
}

/** Changes the query alone, without a step to take back. */
export function replaceSearch(search: string): void {
  if (search === window.location.search) return;
  window.history.replaceState(null, '', `${window.location.pathname}${search}`);
  tell();
}

/** The query of the address, with its `?`; empty if there is none. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

/** Of all matches. */
export const DESK = '/admin';
export const JOURNAL = '/admin/journal';

/** The desk's page of a match. */
export function deskMatchPath(matchId: string): string {
  return `${DESK}/m/${matchId}`;
}
