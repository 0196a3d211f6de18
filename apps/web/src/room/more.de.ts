/** German words of a room that not everybody meets, or not at once (namespace `more`). */
export const moreDe = {
  watchMatch: 'Partie ansehen',
  matches: {
    title: 'Bisherige Partien',
    won: 'Gewonnen: {{names}}',
    aborted: 'Abgebrochen',
    watch: 'Ansehen',
    watchLong: '{{game}} vom {{date}} ansehen',
  },
  closed: {
    title: 'Dieser Tisch ist geschlossen',
    text: 'Hier kann nicht mehr gespielt werden. Was gespielt wurde, bleibt zum Ansehen.',
  },
  removed: {
    title: 'Du bist nicht mehr an diesem Tisch',
    text: 'Die Leitung dieses Servers hat dich vom Tisch genommen. Du kannst nicht dorthin zurück.',
  },
  reason: 'Grund: {{reason}}',
  toStart: 'Zur Startseite',
};
