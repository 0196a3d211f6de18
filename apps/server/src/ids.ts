import { randomInt } from 'node:crypto';
import { ID_ALPHABET, ROOM_ID_LENGTH } from '@stammtisch/protocol';

function randomId(length: number): string {
  return Array.from({ length }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
}

/** A room's link: who knows it may come in, so it cannot be guessed (69 random bits). */
export const newRoomId = (): string => randomId(ROOM_ID_LENGTH);

/** A match's id: unguessable too, since it names the deals in their commitments. */
export const newMatchId = (): string => randomId(20);

export const newPlayerId = (): string => randomId(16);
