import { de } from './de.ts';
import { errorsDe } from './errors.de.ts';

/** What a German reader needs at once, in one file to load. */
export const shellDe = { ...de, errors: errorsDe };
