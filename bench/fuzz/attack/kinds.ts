/** The kinds of message, with how many in a hundred thousand. */
export const KINDS = {
  /** A valid intent with something wrong in it. */
  mutated: 32_000,
  /** A message of an honest player once more, with the same or a new intentId. */
  replayed: 13_000,
  /** Another's match, room or seat; what only the table may do. */
  forged: 13_000,
  /** Legal now or once, with an old or a future seq. */
  outOfOrder: 11_000,
  /** The commands of a room, right and wrong. */
  command: 8000,
  enter: 3500,
  sync: 3000,
  /** Hashes and bytes for the dealing: twice, late, another's, for another deal. */
  umschlag: 2000,
  beitrag: 2000,
  /** The log of a deal, of this match or another. */
  log: 1000,
  /** Events that nobody listens to, and Socket.IO's own. */
  names: 4500,
  /** Asks for no answer. */
  noAnswer: 3000,
  /** Into the channels of other seats, other namespaces. */
  joins: 1600,
  binary: 500,
  /** More than the server takes. */
  oversized: 200,
  /** Not the protocol at all. */
  broken: 300,
  /** Connections from elsewhere, without a session, or one more of the same player. */
  handshake: 400,
  http: 1000,
} as const;

export type Kind = keyof typeof KINDS;
