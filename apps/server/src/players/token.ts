import { createHash, randomBytes } from 'node:crypto';

/** Name of the cookie that a browser is known by. */
export const COOKIE = 'stammtisch';

/** Kept for a year, and renewed with every visit. */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** A new token: 256 random bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token; null if it cannot be one. */
export function tokenHash(token: string | undefined): string | null {
  if (token === undefined || !TOKEN_PATTERN.test(token)) return null;
  return createHash('sha256').update(token).digest('hex');
}
