import type { GamesAnswer } from '@stammtisch/protocol';
import { useEffect, useState } from 'react';
import { fetchGames } from '../connection/api.ts';
import { isKnownGame } from './registry.ts';

export type GameInfo = GamesAnswer['games'][number];

let known: Promise<readonly GameInfo[] | null> | null = null;

async function load(): Promise<readonly GameInfo[] | null> {
  const answer = await fetchGames();
  // Of a newer server's games only those that this client can show.
  if (answer.ok) return answer.games.filter((game) => isKnownGame(game.id));
  known = null;
  return null;
}

/** What can be played; `undefined` while it is asked for, null if that failed. Asked once for all pages. */
export function useGames(): readonly GameInfo[] | null | undefined {
  const [games, setGames] = useState<readonly GameInfo[] | null>();
  useEffect(() => {
    let shown = true;
    known ??= load();
    void known.then((answer) => {
      if (shown) setGames(answer);
    });
    return () => {
      shown = false;
    };
  }, []);
  return games;
}
