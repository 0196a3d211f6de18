import type { Translation } from '../i18n/catalogue.ts';
import type { moreDe } from './more.de.ts';

/** English words of a room that not everybody meets, or not at once. */
export const moreEn: Translation<typeof moreDe> = {
  watchMatch: 'Watch the match',
  matches: {
    title: 'Matches so far',
    won: 'Won by {{names}}',
    aborted: 'Called off',
    watch: 'Watch',
    watchLong: 'Watch {{game}} of {{date}}',
  },
  closed: {
    title: 'This table is closed',
    text: 'Nothing can be played here any more. What was played stays to be watched.',
  },
  removed: {
    title: 'You are no longer at this table',
    text: 'Whoever runs this server has taken you off the table. You cannot go back to it.',
  },
  reason: 'Reason: {{reason}}',
  toStart: 'To the start page',
};
