import type { RefusalCode } from './refusalCode.ts';

/** A sentence for every code by which the server refuses; it says what to do. Those of the rules come with the games. */
export const errorsEn = {
  malformed: 'The server did not understand that. Reload the page and try again.',
  noSession: 'The server does not know you any more. Enter your name again.',
  nameEmpty: 'Enter a name, so that the others know you.',
  nameTooLong: 'The name is too long. There is room for 24 characters.',
  nameCharacters: 'The name contains characters that cannot be seen. Type it by hand.',
  roomUnknown: 'There is no such table. Check the link or open a new table.',
  tableFull: 'All seats are taken. You can watch until one is free.',
  seatTaken: 'This seat is taken. Choose another one.',
  notHost: 'Only the host can do that. Ask them.',
  notSeated: 'You have to sit at the table for that. Take a seat first.',
  noPlayer: 'Nobody sits there who could take over. Choose another seat.',
  matchRunning: 'The match has already begun. Wait until it is over.',
  seatsMissing: 'Somebody is missing. Invite somebody, or let the computer play.',
  matchUnknown: 'This match does not exist any more. Reload the page.',
  badOptions: 'These house rules do not fit the game. Set them again.',
  stillHere: 'They are still here.',
  stale: 'Somebody was faster. Look at the table and decide again.',
  superseded: 'You are playing on in another window. Take your seat back here.',
  unavailable: 'The server cannot be reached just now. Try again in a moment.',
  tooFast: 'That was too fast. Wait a moment.',
  notForYou: 'That is for somebody else at this table to decide.',
  matchOver: 'The match is over.',
  notNow: 'That is not possible now. Look at what is offered below.',
  unknown: 'That did not work. Try again.',
} satisfies Record<RefusalCode | 'unknown', string>;
