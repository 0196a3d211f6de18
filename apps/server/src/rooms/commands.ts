import { type BySeat, SEATS, type Seat, setSeat } from '@stammtisch/kit';
import type { ErrorCode, RoomCommand } from '@stammtisch/protocol';
import { type Games, gameOf } from '../games.ts';
import type { PlayerRow, RoomRow, RoomSeat } from '../store/records.ts';
import { seatIn } from './seatIn.ts';

/** The commands that change a room alone; `start` and `abort` concern a match. */
export type SeatingCommand = Exclude<
  RoomCommand,
  { type: 'start' | 'abort' | 'standIn' | 'askSeat' | 'answerAsk' }
>;

export type Changed =
  | { readonly ok: true; readonly room: RoomRow }
  | { readonly ok: false; readonly code: ErrorCode };

const COMPUTER_NAMES = ['Köbi', 'Vreni', 'Ueli', 'Rösli'];
const EMPTY: RoomSeat = { kind: 'empty' };

const refuse = (code: ErrorCode): Changed => ({ ok: false, code });

function withSeat(room: RoomRow, seat: Seat, held: RoomSeat): Changed {
  return { ok: true, room: { ...room, seats: setSeat(room.seats, seat, held) } };
}

function sit(room: RoomRow, actor: PlayerRow, wanted: Seat | undefined): Changed {
  const seat = wanted ?? SEATS.find((s) => room.seats[s].kind === 'empty');
  const current = seatIn(room.seats, actor.id);
  if (current !== null && (seat === current || wanted === undefined)) return { ok: true, room };
  if (seat === undefined) return refuse('tableFull');
  if (room.seats[seat].kind !== 'empty') return refuse('seatTaken');
  const freed: BySeat<RoomSeat> = current === null ? room.seats : setSeat(room.seats, current, EMPTY);
  const held: RoomSeat = { kind: 'player', playerId: actor.id, name: actor.name };
  return withSeat({ ...room, seats: freed }, seat, held);
}

function addComputer(room: RoomRow, seat: Seat): Changed {
  if (room.seats[seat].kind !== 'empty') return refuse('seatTaken');
  const taken = new Set(room.seats.map((held) => (held.kind === 'empty' ? '' : held.name)));
  const name = COMPUTER_NAMES.find((candidate) => !taken.has(candidate)) ?? 'Computer';
  return withSeat(room, seat, { kind: 'computer', name });
}

function passHost(room: RoomRow, seat: Seat): Changed {
  const held = room.seats[seat];
  return held.kind === 'player' ? { ok: true, room: { ...room, hostId: held.playerId } } : refuse('noPlayer');
}

/** Without a word, the house rules of another game are its defaults. */
function setGame(room: RoomRow, id: string, games: Games): Changed {
  const playable = games.get(id);
  if (playable === undefined) return refuse('malformed');
  return { ok: true, room: { ...room, game: id, options: playable.game.parseOptions({}) ?? {} } };
}

function setOptions(room: RoomRow, raw: unknown, games: Games): Changed {
  const options = gameOf(games, room.game).game.parseOptions(raw);
  return options === null ? refuse('badOptions') : { ok: true, room: { ...room, options } };
}

/**
 * The room after a member's command between matches. Refuses `notHost` what is the host's, `seatTaken`, `tableFull`,
 * `noPlayer` (host to be on a seat without one), `badOptions`, and `malformed` a game that cannot be played here.
 */
export function applyCommand(
  room: RoomRow,
  actor: PlayerRow,
  command: SeatingCommand,
  games: Games,
): Changed {
  switch (command.type) {
    case 'sit':
      return sit(room, actor, command.seat);
    case 'stand': {
      const seat = seatIn(room.seats, actor.id);
      return seat === null ? refuse('notSeated') : withSeat(room, seat, EMPTY);
    }
  }
  if (room.hostId !== actor.id) return refuse('notHost');
  switch (command.type) {
    case 'addComputer':
      return addComputer(room, command.seat);
    case 'clearSeat':
      return withSeat(room, command.seat, EMPTY);
    case 'swapSeats': {
      const { a, b } = command;
      const swapped = setSeat(setSeat(room.seats, a, room.seats[b]), b, room.seats[a]);
      return { ok: true, room: { ...room, seats: swapped } };
    }
    case 'passHost':
      return passHost(room, command.seat);
    case 'setGame':
      return setGame(room, command.game, games);
    case 'setPatience':
      return { ok: true, room: { ...room, patience: command.patience } };
    case 'setOptions':
      return setOptions(room, command.options, games);
  }
}
