/* What an English reader needs at once, in one file to load. */
export { en as shell } from './en.ts';
export { errorsEn as errors } from './errors.en.ts';
