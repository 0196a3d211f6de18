/**
 * Why an intent is refused. The client has a sentence for each in every language. No code depends on what only
 * others know (DK-13).
 */
export type DoppelkopfRefusal =
  | 'notNow' // not in this phase; knocking is off or over (DK-21)
  | 'notYourTurn'
  | 'notForYou' // only the table, only a seat
  | 'alreadySaid' // a second knock (DK-21)
  | 'noCard' // the card is not in the hand
  | 'mustFollow' // DK-15
  | 'noHochzeit' // DK-9: the hand does not hold both Kreuz-Asse
  | 'noAnsage' // DK-17 … DK-19: whatever the reason, so that none tells a party
  | 'wrongDeck';
