import { bySeat, type Seat } from '@stammtisch/kit';
import type { RoomView, SeatView } from '@stammtisch/protocol';
import type { MatchRow, PlayerRow, RoomRow } from '../store/records.ts';
import { seatIn } from './seatIn.ts';
import { standingsOf, type Tally, withMatch } from './standings.ts';

/** A room in memory: what is stored of it, its newest match, and how the finished ones went. */
export interface LiveRoom {
  readonly row: RoomRow;
  readonly match: MatchRow | null;
  readonly tally: Tally;
}

/** Whether a match is being played in the room. */
export function isRunning(room: LiveRoom): boolean {
  return room.match !== null && room.match.endedAt === null;
}

/** The room when its match has ended like this. */
export function afterMatch(room: LiveRoom, match: MatchRow): LiveRoom {
  return { ...room, match, tally: withMatch(room.tally, match) };
}

function seatView(room: LiveRoom, seat: Seat, present: ReadonlyMap<string, string>): SeatView {
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
        connected: present.has(held.playerId),
        host: room.row.hostId === held.playerId,
      };
  }
}

/** The room as one member sees it. `present`: names of all who are connected, by player id. */
export function roomView(room: LiveRoom, viewer: PlayerRow, present: ReadonlyMap<string, string>): RoomView {
  const { row, match, tally } = room;
  const spectators = [...present].filter(([id]) => seatIn(row.seats, id) === null).map(([, name]) => name);
  return {
    roomId: row.id,
    game: row.game,
    options: row.options,
    patience: row.patience,
    seats: bySeat((seat) => seatView(room, seat, present)),
    spectators,
    you: { name: viewer.name, seat: seatIn(row.seats, viewer.id), host: row.hostId === viewer.id },
    match: match === null ? null : { matchId: match.id, over: match.endedAt !== null },
    standings: standingsOf(tally),
    closed: row.closed === null ? null : { reason: row.closed.reason },
  };
}
