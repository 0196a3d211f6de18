import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this host, or from one that is allowed by name. What comes from no page (a
 * program, a test) says nothing of an origin, which no browser leaves out where it matters.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
