import { SEATS, type Seat } from '@stammtisch/kit';
import type { RoomView } from '@stammtisch/protocol';
import { type PlateFacts, SeatPlate } from './SeatPlate.tsx';

interface SeatPlatesProps {
  room: RoomView;
  factsOf(seat: Seat): PlateFacts;
}

/** The four seats around the table. */
export function SeatPlates({ room, factsOf }: SeatPlatesProps) {
  return SEATS.map((seat) => (
    <SeatPlate key={seat} seat={seat} sitting={room.seats[seat]} facts={factsOf(seat)} />
  ));
}
