import { lazyPart } from '../i18n/lazyPart.ts';
import { moreTexts } from './moreTexts.ts';

/** The table, fetched when there is a match; it has lazy parts of its own. */
export const MatchScreen = lazyPart(async () => (await import('./MatchScreen.tsx')).MatchScreen, moreTexts);
