/**
 * Why the server refuses what is not a question of a game's rules; a game adds its own codes.
 * The client has a sentence for each, in every language.
 */
export type ErrorCode =
  | 'malformed'
  | 'tooLarge'
  | 'notFound'
  | 'operatorsOnly'
  | 'noSession'
  | 'foreignOrigin'
  | 'nameEmpty'
  | 'nameTooLong'
  | 'nameCharacters'
  | 'roomUnknown'
  | 'tableFull'
  | 'seatTaken'
  | 'notHost'
  | 'notSeated'
  | 'noPlayer'
  | 'stillHere'
  | 'haveSeat'
  | 'askUnknown'
  | 'matchRunning'
  | 'seatsMissing'
  | 'matchUnknown'
  | 'badOptions'
  | 'transferUnknown'
  | 'stale'
  | 'superseded'
  | 'unavailable'
  | 'failed'
  | 'tooFast'
  | 'roomClosed'
  | 'roomFull'
  | 'tooManyRooms'
  | 'removed'
  | 'dealUnknown'
  | 'dealRunning'
  | 'deskOff'
  | 'noDesk'
  | 'wrongPassword'
  | 'recordBroken'
  | 'wrongBeitrag'
  | 'rulesFailed';

/** The answer to a message: what was asked for, or a code. Rules refuse with their own codes. */
export type Result<T extends object = object> =
  | ({ readonly ok: true } & T)
  | {
      readonly ok: false;
      readonly code: string;
      /** What the admin gave as the reason; with `removed` and `roomClosed`. */
      readonly reason?: string;
    };
