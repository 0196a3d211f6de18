import { createHash } from 'node:crypto';

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A short stand-in for a JSON value: the same for the same value, whatever the order of its keys. */
export function digest(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value, sorted)).digest('base64').slice(0, 16);
}
