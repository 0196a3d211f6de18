/* What a German reader needs at once, in one file to load. */
export { de as shell } from './de.ts';
export { errorsDe as errors } from './errors.de.ts';
