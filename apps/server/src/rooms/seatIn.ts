import { type BySeat, SEATS, type Seat } from '@stammtisch/kit';
import type { RoomSeat } from '../store/records.ts';

/** The seat that a player holds, in a room or in a match, where it is fixed when it starts; null if none. */
export function seatIn(seats: BySeat<RoomSeat>, playerId: string): Seat | null {
  const at = SEATS.find((seat) => {
    const held = seats[seat];
    return held.kind === 'player' && held.playerId === playerId;
  });
  return at ?? null;
}
