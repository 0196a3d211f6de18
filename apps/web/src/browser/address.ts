import { useSyncExternalStore } from 'react';

/*
 * The address of the page: a path, and behind the `?` what a page remembers of where one is in it, so that it
 * survives a reload and the browser's own back and forward go through it. `router.ts` says what paths mean.
 */

/** The query as it should stand in the address; Safari writes no more than a hundred changes in ten seconds. */
let search = window.location.search;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

window.addEventListener('popstate', () => {
  search = window.location.search;
  tell();
});

/** Goes to a path with its query, as a step that can be taken back, without loading anything. */
export function navigate(href: string): void {
  const from = window.location.pathname;
  const here = href === `${from}${search}`;
  if (!here) window.history.pushState(null, '', href);
  search = window.location.search;
  // Another query is another look at the same page.
  if (here || window.location.pathname !== from) window.scrollTo(0, 0);
  tell();
}

/** Changes the query alone, without a step to take back. */
export function replaceSearch(to: string): void {
  if (to === search) return;
  search = to;
  try {
    window.history.replaceState(null, '', `${window.location.pathname}${to}`);
  } catch {
    // Too many in a short time: the next one that is not refused brings the address up to date.
  }
  tell();
}

/** The path of the page that is shown. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** The query of the address, with its `?`; empty if there is none. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => search);
}
