import { bySeat, SEATS, type Seat } from '@stammtisch/kit';
import type { RoomView, SeatView, Standing } from '@stammtisch/protocol';
import type { MatchRow, PlayerRow, RoomRow } from '../store/records.ts';
import { seatOf } from './commands.ts';

/** A room in memory: what is stored of it, its newest match, and how the finished ones went. */
export interface LiveRoom {
  readonly row: RoomRow;
  readonly match: MatchRow | null;
  readonly standings: readonly Standing[];
}

/** Whether a match is being played in the room. */
export function isRunning(room: LiveRoom): boolean {
  return room.match !== null && room.match.endedAt === null;
}

/** The seat that a player holds in a match, which is fixed when it starts; null for those who only watch. */
export function matchSeatOf(match: MatchRow, playerId: string): Seat | null {
  const at = SEATS.find((seat) => {
    const held = match.seats[seat];
    return held.kind === 'player' && held.playerId === playerId;
  });
  return at ?? null;
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
  const { row, match, standings } = room;
  const spectators = [...present].filter(([id]) => seatOf(row, id) === null).map(([, name]) => name);
  return {
    roomId: row.id,
    game: row.game,
    options: row.options,
    patience: row.patience,
    seats: [...bySeat((seat) => seatView(room, seat, present))],
    spectators,
    you: { name: viewer.name, seat: seatOf(row, viewer.id), host: row.hostId === viewer.id },
    match: match === null ? null : { matchId: match.id, over: match.endedAt !== null },
    standings: [...standings],
    closed: row.closed === null ? null : { reason: row.closed.reason },
  };
}
