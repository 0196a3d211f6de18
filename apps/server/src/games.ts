import { auchoGame } from '@stammtisch/aucho';
import { BOTS, type Bot, RANDOM_PLAYERS, type RandomPlayer } from '@stammtisch/bots';
import { doppelkopfGame } from '@stammtisch/doppelkopf';
import type { AnyGame } from '@stammtisch/kit';

/** A game with those who play it without people: the computer, and for simulations a player by chance. */
export interface PlayableGame {
  readonly game: AnyGame;
  readonly bot: Bot;
  readonly random: RandomPlayer;
}

/** The games that can be played, by id, in the order in which they are offered. */
export type Games = ReadonlyMap<string, PlayableGame>;

/** A registry of these games. */
export function gamesOf(games: readonly PlayableGame[]): Games {
  return new Map(games.map((playable) => [playable.game.id, playable]));
}

/** The game of an id. Throws if it cannot be played here: whoever asks for it from outside has been refused before. */
export function gameOf(games: Games, id: string): PlayableGame {
  const playable = games.get(id);
  if (playable === undefined) throw new Error(`no game «${id}» here`);
  return playable;
}

/** Every game that can be played here. */
export const GAMES: Games = gamesOf([
  { game: auchoGame, bot: BOTS.aucho, random: RANDOM_PLAYERS.aucho },
  { game: doppelkopfGame, bot: BOTS.doppelkopf, random: RANDOM_PLAYERS.doppelkopf },
]);
