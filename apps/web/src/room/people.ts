import { SEATS } from '@stammtisch/kit';
import type { RoomView } from '@stammtisch/protocol';

/** The name of a host who sits; null if the host sits nowhere, for then the room does not say who it is. */
export function hostName(room: RoomView): string | null {
  for (const seat of room.seats) {
    if (seat.kind === 'player' && seat.host) return seat.name;
  }
  return null;
}

/** The seats that nobody holds. */
export function freeSeats(room: RoomView): (0 | 1 | 2 | 3)[] {
  return SEATS.filter((seat) => room.seats[seat].kind === 'empty');
}
