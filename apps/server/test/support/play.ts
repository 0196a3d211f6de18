import type { Tagged } from '@stammtisch/kit';
import { GAMES, type Games, gameOf } from '../../src/games.ts';
import { clientOnTurn, type TestClient } from './client.ts';

/** What the computer would do with this client's view. */
export function sensibleIntent({ table }: TestClient, games: Games = GAMES): Tagged {
  const seat = table?.seat ?? null;
  const move = table === null || seat === null ? null : gameOf(games, table.game).bot(table.view, seat);
  if (move === null) throw new Error(`nothing to do at seq ${table?.seq}`);
  return move;
}

/** Waits until all see the same seq as the one that is furthest. */
export async function settled(clients: readonly TestClient[], seq: number): Promise<void> {
  await Promise.all(clients.map((client) => client.until(({ table }) => (table?.seq ?? 0) >= seq)));
}

/** Plays one move by whoever is on turn, sensibly; gives its seq. */
export async function playOne(clients: readonly TestClient[], games: Games = GAMES): Promise<number> {
  const client = clientOnTurn(clients);
  if (client === undefined) throw new Error('nobody is on turn');
  const answer = await client.play(sensibleIntent(client, games));
  if (!answer.ok) throw new Error(`refused: ${answer.code}`);
  await settled(clients, answer.seq);
  return answer.seq;
}

/** Waits for somebody's turn, or for the end; whichever connection hears of it first. */
export async function untilTurn(clients: readonly TestClient[]): Promise<boolean> {
  const known = () => clientOnTurn(clients) !== undefined || clients.every(isOver);
  await Promise.race(clients.map((client) => client.until(known)));
  return clientOnTurn(clients) !== undefined;
}

export function isOver({ table }: TestClient): boolean {
  const ranking = table?.view.ranking;
  return (ranking !== null && ranking !== undefined) || table?.view.aborted === true;
}
