import { type BySeat, bySeat, type Seat, setSeat } from '@stammtisch/kit';
import type { MatchRow, MatchSeat, PlayerRow } from '../store/records.ts';
import type { LiveRoom } from './room.ts';
import { seatIn } from './seatIn.ts';

/** Somebody who watches asks for the seat of a player who is gone. */
export interface SeatAsk {
  readonly seat: Seat;
  readonly playerId: string;
  readonly name: string;
  /** Who has said yes, by player id. */
  readonly yes: readonly string[];
}

/** A seat that has been handed over: whose it was, and what its player is called now. */
export interface HandedOver {
  readonly matchId: string;
  readonly seat: Seat;
  readonly from: string;
  readonly name: string;
}

/** So many may ask at once in one room. */
const ASKS_MAX = 8;

function others(match: MatchRow, seat: Seat): string[] {
  return match.seats.flatMap((held, at) => (held.kind === 'player' && at !== seat ? [held.playerId] : []));
}

/**
 * Who may answer whoever asks for a seat, and how many yeses it takes: the host alone; where it is the host's own seat,
 * or the host is gone, two of the others who play, or the only one. Nobody, where nobody else plays.
 */
export function jury(room: LiveRoom, seat: Seat, isHere: (playerId: string) => boolean) {
  const { match, row } = room;
  const held = match?.seats[seat];
  if (match === null || held?.kind !== 'player') return { ids: [], needed: 1 };
  if (held.playerId !== row.hostId && isHere(row.hostId)) return { ids: [row.hostId], needed: 1 };
  const ids = others(match, seat);
  return { ids, needed: Math.max(1, Math.min(2, ids.length)) };
}

/** Which seats' askers a player may answer. */
export function answersOf(
  room: LiveRoom,
  playerId: string,
  isHere: (playerId: string) => boolean,
): BySeat<boolean> {
  return bySeat(
    (seat) => room.asks.some((ask) => ask.seat === seat) && jury(room, seat, isHere).ids.includes(playerId),
  );
}

/** The room and its match with the seat in new hands; the host's powers go with the host's seat. */
export function reseated(room: LiveRoom, match: MatchRow, { seat, playerId, name }: SeatAsk) {
  const before = match.seats[seat];
  const held: MatchSeat = { kind: 'player', playerId, name };
  const from = before.kind === 'player' ? before.playerId : '';
  const hostId = room.row.hostId === from ? playerId : room.row.hostId;
  return {
    row: { ...room.row, hostId, seats: setSeat(room.row.seats, seat, held) },
    match: { ...match, seats: setSeat(match.seats, seat, held) },
    handed: { matchId: match.id, seat, from, name } satisfies HandedOver,
  };
}

/** Why somebody may not ask for a seat; null if they may. */
export function askRefusal(
  room: LiveRoom,
  actor: PlayerRow,
  seat: Seat,
  isHere: (playerId: string) => boolean,
) {
  const { match, row } = room;
  if (match === null || match.endedAt !== null) return 'matchUnknown';
  if (seatIn(match.seats, actor.id) !== null || seatIn(row.seats, actor.id) !== null) return 'haveSeat';
  const held = match.seats[seat];
  if (held.kind !== 'player') return 'noPlayer';
  if (isHere(held.playerId)) return 'stillHere';
  return room.asks.length >= ASKS_MAX ? 'tooFast' : null;
}
