/**
 * Calls `wake` whenever the page comes back from where messages may have been lost: the back/forward cache, the
 * background (phones drop sockets there without a word), a dead network. Returns how to stop.
 */
export function onWake(wake: () => void): () => void {
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) wake();
  };
  const visible = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', visible);
  window.addEventListener('online', wake);
  return () => {
    window.removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', visible);
    window.removeEventListener('online', wake);
  };
}
