import type { Random } from '@stammtisch/kit/testing/random';
import type { JsonObject } from '../json.ts';
import { mutate } from './mutate.ts';
import type { Source } from './source.ts';
import { oddValue } from './values.ts';

function options(random: Random): unknown {
  const right = random.pick<JsonObject>([
    { ziel: 3, haltVorrecht: 'seat' },
    { runden: 1, klopfen: 'always' },
    {},
  ]);
  return random.oneIn(2) ? right : mutate(right, random);
}

/** What the host alone may do. */
function hostCommand({ random, mirror }: Source): JsonObject {
  const seat = random.below(4);
  switch (random.below(10)) {
    case 8:
      return { type: 'standIn', seat };
    case 9:
      return { type: 'setPatience', patience: { zugzeit: 30, abwesenheit: random.pick([0, 30]) } };
    case 0:
      return { type: 'addComputer', seat };
    case 1:
      return { type: 'clearSeat', seat };
    case 2:
      return { type: 'swapSeats', a: seat, b: random.below(4) };
    case 3:
      return { type: 'setGame', game: random.pick(['aucho', 'doppelkopf']) };
    case 4:
      return { type: 'setOptions', options: options(random) };
    case 5:
      return { type: 'passHost', seat };
    case 6:
      return { type: 'start', after: random.pick([null, mirror.room?.match?.matchId ?? null]) };
    default:
      return { type: 'abort' };
  }
}

/** A host in its own room: the rest would be a room of one without a match. */
function ownCommand(source: Source): JsonObject {
  const { random } = source;
  if (random.oneIn(3)) return { type: 'addComputer', seat: random.below(4) };
  if (random.oneIn(3)) return { type: 'start', after: source.mirror.room?.match?.matchId ?? null };
  return random.oneIn(3) ? { type: 'sit', seat: random.below(4) } : hostCommand(source);
}

/**
 * A command of a room, right or wrong. A seat that also plays must not leave its place, or its match would never go on:
 * where it would stand or sit elsewhere it says so in another's room.
 */
export function command(source: Source): JsonObject {
  const { random, role, roomId, scene } = source;
  const other = random.pick(scene.rooms).roomId;
  if (role === 'host' && !random.oneIn(3)) return { roomId, command: ownCommand(source) };
  const seating: JsonObject = random.oneIn(2) ? { type: 'sit', seat: random.below(4) } : { type: 'stand' };
  if (random.oneIn(4))
    return { roomId: role === 'seat' ? 'zzzzzzzzzzzzzz' : (roomId ?? other), command: seating };
  const target = random.oneIn(3) ? other : (roomId ?? other);
  const wanted = hostCommand(source);
  if (random.oneIn(2)) return { roomId: target, command: wanted };
  return { roomId: target, command: random.oneIn(4) ? oddValue(random) : mutate(wanted, random) };
}
