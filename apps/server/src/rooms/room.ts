import { bySeat, type Seat } from '@stammtisch/kit';
import type { RoomView, SeatView } from '@stammtisch/protocol';
import type { MatchRow, RoomRow } from '../store/records.ts';
import { answersOf, type HandedOver, jury, type SeatAsk } from './asks.ts';
import { seatIn } from './seatIn.ts';
import { standingsOf, type Tally, withMatch } from './standings.ts';

/** A room in memory: what is stored of it, its newest match, and how the finished ones went. */
export interface LiveRoom {
  readonly row: RoomRow;
  readonly match: MatchRow | null;
  readonly tally: Tally;
  /** Who asks for a seat of the match. In memory: whoever still wants it after a restart asks again. */
  readonly asks: readonly SeatAsk[];
  readonly handed: readonly HandedOver[];
}

/** Whether a match is being played in the room. */
export function isRunning(room: LiveRoom): boolean {
  return room.match !== null && room.match.endedAt === null;
}

/** The room when its match has ended like this. */
export function afterMatch(room: LiveRoom, match: MatchRow): LiveRoom {
  return { ...room, match, tally: withMatch(room.tally, match) };
}

/** Who is connected to a room. */
export interface Here {
  /** How many they are. */
  readonly count: number;
  /** The name that somebody goes by; null if they are not here. */
  nameOf(playerId: string): string | null;
  /** Their ids and names, in the order in which they came. */
  people(): Iterable<readonly [playerId: string, name: string]>;
}

/** So many of those who only watch are named; the rest are a number. */
const NAMED_MAX = 8;

function seatView(room: LiveRoom, seat: Seat, here: Here): SeatView {
  const held = room.row.seats[seat];
  switch (held.kind) {
    case 'empty':
      return { kind: 'empty' };
    case 'computer':
      return { kind: 'computer', name: held.name };
    case 'player':
      return {
        kind: 'player',
        name: held.name,
        connected: here.nameOf(held.playerId) !== null,
        host: room.row.hostId === held.playerId,
      };
  }
}

/** Those who are here without a seat: the first of them by name, and how many they are. */
function spectatorsOf({ seats }: RoomRow, here: Here): Pick<RoomView, 'spectators' | 'watching'> {
  const seated = seats.filter((held) => held.kind === 'player' && here.nameOf(held.playerId) !== null).length;
  const watching = here.count - seated;
  const spectators: string[] = [];
  for (const [playerId, name] of here.people()) {
    if (spectators.length >= Math.min(watching, NAMED_MAX)) break;
    if (seatIn(seats, playerId) === null) spectators.push(name);
  }
  return { spectators, watching };
}

/** A room as everybody in it sees it. */
export type PublicRoom = Omit<RoomView, 'you'>;

/** What all who are in a room see of it alike. */
export function publicRoom(room: LiveRoom, here: Here): PublicRoom {
  const { row, match, tally } = room;
  return {
    roomId: row.id,
    game: row.game,
    options: row.options,
    patience: row.patience,
    seats: bySeat((seat) => seatView(room, seat, here)),
    ...spectatorsOf(row, here),
    asks: room.asks.map(({ seat, name, yes }) => ({
      ...{ seat, name, yes: yes.length },
      needed: jury(room, seat, (playerId) => here.nameOf(playerId) !== null).needed,
    })),
    match: match === null ? null : { matchId: match.id, over: match.endedAt !== null },
    standings: standingsOf(tally),
    closed: row.closed === null ? null : { reason: row.closed.reason },
  };
}

/** What one who is in a room is in it: few read otherwise than the others. */
export function roomYou(room: LiveRoom, playerId: string, here: Here): RoomView['you'] {
  const { row, match, asks, handed } = room;
  const gone = handed.find(({ matchId, from }) => matchId === match?.id && from === playerId);
  return {
    seat: seatIn(row.seats, playerId),
    host: row.hostId === playerId,
    asks: asks.find((ask) => ask.playerId === playerId)?.seat ?? null,
    answers: answersOf(room, playerId, (id) => here.nameOf(id) !== null),
    seatWentTo: gone?.name ?? null,
  };
}
