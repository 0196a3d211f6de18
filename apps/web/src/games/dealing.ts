import type { DealtGame } from '@stammtisch/kit/dealing';
import type { GameId } from '@stammtisch/protocol';
import { clientGame } from './registry.ts';

const loading = new Map<GameId, Promise<DealtGame>>();

/** What a game's dice deal; the same promise for the same game, for React's `use`. A failed one is made anew. */
export function dealingOf(game: GameId): Promise<DealtGame> {
  const known = loading.get(game);
  if (known) return known;
  const made = clientGame(game).loadDealing();
  loading.set(game, made);
  made.catch(() => loading.delete(game));
  return made;
}
