/** Why a game of cards refuses an intent, whatever the game. */
export type CommonRefusal =
  | 'notNow' // not in this phase
  | 'notYourTurn'
  | 'notForYou' // only another seat, only a seat, only the table
  | 'alreadySaid'
  | 'noCard' // the card is not in the hand
  | 'mustFollow'
  | 'wrongDeck';
