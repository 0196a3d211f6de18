import { setSeat } from '@stammtisch/kit';
import type { RoomRow } from '../store/records.ts';
import { seatIn } from './seatIn.ts';

/** The room closed by the admin, for a reason that all who come are told. */
export function closed(room: RoomRow, reason: string, at: number): RoomRow {
  return { ...room, closed: { at, reason } };
}

/** The room open again. */
export function reopened(room: RoomRow): RoomRow {
  return { ...room, closed: null };
}

/** The room without a player, who is let in no more; their powers as host go to another who sits there. */
export function without(room: RoomRow, playerId: string, name: string, reason: string, at: number): RoomRow {
  const seat = seatIn(room.seats, playerId);
  const seats = seat === null ? room.seats : setSeat(room.seats, seat, { kind: 'empty' });
  const heir = seats.find((held) => held.kind === 'player');
  const passes = room.hostId === playerId && heir?.kind === 'player';
  const removed = [
    ...room.removed.filter((one) => one.playerId !== playerId),
    { playerId, name, at, reason },
  ];
  return { ...room, seats, hostId: passes ? heir.playerId : room.hostId, removed };
}
