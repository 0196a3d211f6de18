/*
 * What can be said of the wire without its schemas: limits, patterns and lists. The client uses these alone, and
 * the schemas are made of them; so nothing here imports zod.
 */

/** What a game's id looks like; which games can be played is for the server to say (GET /api/games). */
export const GAME_ID = /^[a-z][a-z0-9]{1,23}$/;
/** Longest name that a game may give an intent, in characters. */
export const INTENT_TYPE_MAX = 40;

/** Longest name of a player, in graphemes: letters as a reader counts them. */
export const NAME_MAX = 24;
/** And in UTF-16 code units, of which an emoji that is joined from others has a dozen. */
export const NAME_UNITS_MAX = NAME_MAX * 8;
/** Longest word of the admin for a match, in characters, and how many a match may have. */
export const TAG_MAX = 24;
export const TAGS_MAX = 12;
/** Longest note of the admin about a match, in characters. */
export const NOTE_MAX = 4000;
/** What the admin has to give as a reason, in characters. */
export const REASON_MIN = 3;
export const REASON_MAX = 300;

/** How long one decision may take, in seconds; 0 for as long as one likes. */
export const ZUGZEITEN = [0, 30, 60, 120, 300] as const;
/** How long somebody may be gone before the computer stands in for them, in seconds; 0: it does not by itself. */
export const ABWESENHEITEN = [0, 30, 60, 180, 600] as const;

/** Through whose eyes a deal can be seen again: `open` shows all hands. */
export const REPLAY_VIEWS = ['open', '0', '1', '2', '3'] as const;

/** What a match of the desk's list can be. */
export const MATCH_STATES = ['running', 'ended', 'aborted'] as const;

/** Alphabet of room links and other public ids: no letters that are read for another. */
export const ID_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** 14 letters of 31: 69 random bits, more than the 60 that a room link needs. */
export const ROOM_ID_LENGTH = 14;

export const ROOM_ID = new RegExp(`^[${ID_ALPHABET}]{${ROOM_ID_LENGTH}}$`);
export const MATCH_ID = /^[0-9a-z]{8,40}$/;
/** A day of UTC: 2026-01-31. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A word of the admin for a match. */
export const TAG = new RegExp(`^[\\p{L}\\p{N} ._-]{1,${TAG_MAX}}$`, 'u');
/** Where a page of the desk's list begins: when a match began, and its id. */
export const LIST_PLACE = /^\d{1,15}-[0-9a-z]{8,40}$/;
