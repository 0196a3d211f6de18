import { z } from 'zod';

/** Longest name of a player, in characters. */
export const NAME_MAX = 24;

/** Alphabet of room links and other public ids: no letters that are read for another. */
export const ID_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** 14 letters of 31: 69 random bits, more than the 60 that a room link needs. */
export const ROOM_ID_LENGTH = 14;

export const seatSchema = z.literal([0, 1, 2, 3]);

export const roomIdSchema = z.string().regex(new RegExp(`^[${ID_ALPHABET}]{${ROOM_ID_LENGTH}}$`));
export const matchIdSchema = z.string().regex(/^[0-9a-z]{8,40}$/);
/** Chosen by the client, new for each thing meant; sent again unchanged until it is answered. */
export const intentIdSchema = z.string().regex(/^[\w-]{8,40}$/);

/** The games of the house, in the order in which they are offered. */
export const GAME_IDS = ['aucho', 'doppelkopf'] as const;
export const gameIdSchema = z.literal(GAME_IDS);
export type GameId = (typeof GAME_IDS)[number];

export const optionValuesSchema = z.record(
  z.string().max(40),
  z.union([z.string().max(40), z.number(), z.boolean()]),
);

/** A list with one value a seat. */
export const bySeatSchema = <T extends z.ZodType>(value: T) =>
  z.tuple([value, value, value, value]).readonly();

export type NameError = 'nameEmpty' | 'nameTooLong' | 'nameCharacters';

/**
 * A player's name as it will be shown: composed, outer blanks cut, inner ones single.
 * Refuses `nameEmpty`, `nameTooLong` (over 24 characters) and `nameCharacters` (control, direction and other
 * invisible characters, with which one could pass for another).
 */
export function cleanName(raw: string): { ok: true; name: string } | { ok: false; code: NameError } {
  if (raw.length > NAME_MAX * 8) return { ok: false, code: 'nameTooLong' };
  const name = raw.normalize('NFC').trim().replace(/ +/g, ' ');
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name)) return { ok: false, code: 'nameCharacters' };
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) return { ok: false, code: 'nameEmpty' };
  if ([...name].length > NAME_MAX) return { ok: false, code: 'nameTooLong' };
  return { ok: true, name };
}
