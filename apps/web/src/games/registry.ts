import type { GameId } from '@stammtisch/protocol';
import { lazyPart } from '../i18n/lazyPart.ts';
import { aucho } from './aucho/index.ts';
import { doppelkopf } from './doppelkopf/index.ts';
import type { ClientGame } from './game.types.ts';

/** Every game that this client can show, in the order in which they are offered. */
export const GAMES: Readonly<Record<GameId, ClientGame>> = { aucho, doppelkopf };

/** Whether this client can show a game: a newer server may have others. */
export function isKnownGame(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

export const KNOWN_GAMES: readonly GameId[] = Object.keys(GAMES).filter(isKnownGame);

/** The short words of all of them, for lists that hold several. */
export const RECORD_TEXTS = KNOWN_GAMES.map((game) => GAMES[game].recordTexts);

/** The drawings of all cards; a page that shows a table has them once. */
export const CardSprite = lazyPart(async () => (await import('../cards/CardSprite.tsx')).CardSprite);
