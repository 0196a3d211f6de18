/** Why an intent is refused. The client has a sentence for each in every language. */
export type AuchoRefusal =
  | 'notNow' // not in this phase
  | 'notYourTurn'
  | 'notForYou' // only the dealer, only a hand player, only the table
  | 'alreadySaid'
  | 'noCard' // the card is not in the hand
  | 'mustFollow' // AU-20
  | 'mustTrump' // AU-21: trump was led
  | 'underTrump' // AU-22
  | 'noVierUnder' // AU-8
  | 'cannotRob' // AU-14
  | 'noWeis' // AU-24, AU-25
  | 'wrongDeck';
