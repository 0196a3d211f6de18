import { auchoGame } from '@stammtisch/aucho';
import { doppelkopfGame } from '@stammtisch/doppelkopf';
import type { AnyGame } from '@stammtisch/kit';
import type { GameId } from '@stammtisch/protocol';

/** Every game that can be played here. */
export const GAMES: Readonly<Record<GameId, AnyGame>> = {
  aucho: auchoGame,
  doppelkopf: doppelkopfGame,
};
