import { lazy } from 'react';

/** The table, fetched when there is a match; it has lazy parts of its own. */
export const MatchScreen = lazy(async () => ({ default: (await import('./MatchScreen.tsx')).MatchScreen }));
