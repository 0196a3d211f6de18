import { en } from './en.ts';
import { errorsEn } from './errors.en.ts';

/** What an English reader needs at once, in one file to load. */
export const shellEn = { ...en, errors: errorsEn };
