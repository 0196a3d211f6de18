import { lazyPart } from '../i18n/lazyPart.ts';
import { aucho } from './aucho/index.ts';
import { doppelkopf } from './doppelkopf/index.ts';
import type { ClientGame } from './game.types.ts';

/** Every game that this client can show, in the order in which they are offered. */
const GAMES: Readonly<Record<string, ClientGame>> = { aucho, doppelkopf };

/** Whether this client can show a game: a newer server may have others. */
export function isKnownGame(id: string): boolean {
  return Object.hasOwn(GAMES, id);
}

/** What this client has of a game. Throws for one that it cannot show; then the page says that it has to be loaded anew. */
export function clientGame(id: string): ClientGame {
  const game = isKnownGame(id) ? GAMES[id] : undefined;
  if (game === undefined) throw new Error(`this client does not know the game «${id}»`);
  return game;
}

export const KNOWN_GAMES: readonly string[] = Object.keys(GAMES);

/** The short words of all of them, for lists that hold several. */
export const RECORD_TEXTS = Object.values(GAMES).map((game) => game.recordTexts);

/** The drawings of all cards; a page that shows a table has them once. */
export const CardSprite = lazyPart(async () => (await import('../cards/CardSprite.tsx')).CardSprite);
