import { createHash, randomBytes } from 'node:crypto';

/** Name of the cookie that a browser is known by, where it came without TLS. */
export const COOKIE = 'stammtisch';

/** Kept for a year, and renewed with every visit. */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** A new token: 256 random bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A cookie's name behind TLS: no neighbouring host and no page without TLS can set one of this name. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The value of a cookie, whichever way it was set; the one that only this host can have set comes first. */
export function cookieIn(
  cookies: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  return cookies[cookieName(name, true)] ?? cookies[name];
}

/** What is stored of a token; null if it cannot be one. */
export function tokenHash(token: string | undefined): string | null {
  if (token === undefined || !TOKEN_PATTERN.test(token)) return null;
  return createHash('sha256').update(token).digest('hex');
}
