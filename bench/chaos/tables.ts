import { SEATS } from '@stammtisch/kit';
import { Random } from '@stammtisch/kit/testing/random';
import { GAMES, gameOf } from '../../apps/server/src/games.ts';
import { shortest } from '../shortest.ts';
import { createRoom, signIn } from './accounts.ts';
import { Connection } from './connection.ts';
import { Notes } from './notes.ts';
import { Player } from './player.ts';
import type { Violations } from './violations.ts';

const GAME_IDS = [...GAMES.keys()];

/** A room with its four players; the first is host. */
export interface ChaosTable {
  readonly roomId: string;
  readonly players: readonly Player[];
}

export interface TablesOptions {
  readonly url: string;
  readonly tables: number;
  readonly seed: string;
  readonly violations: Violations;
}

async function carriedOut(answer: Promise<{ ok: boolean }>): Promise<void> {
  const { ok, ...rest } = await answer;
  if (!ok) throw new Error(`a table could not be set up: ${JSON.stringify(rest)}`);
}

async function openTable({ url, seed, violations }: TablesOptions, number: number): Promise<ChaosTable> {
  const game = GAME_IDS[number % GAME_IDS.length] ?? '';
  const address = { 'x-forwarded-for': `10.0.${Math.floor(number / 250)}.${1 + (number % 250)}` };
  const headers: { readonly cookie: string; readonly 'x-forwarded-for': string }[] = [];
  for (const seat of SEATS) {
    headers.push({ ...address, cookie: await signIn(url, `Player ${number}.${seat}`, address) });
  }
  const roomId = await createRoom(url, game, headers[0] ?? address);
  const players: Player[] = [];
  for (const seat of SEATS) {
    const notes = new Notes(`table ${number}`, seat, violations);
    const connection = new Connection({ url, roomId, headers: headers[seat] ?? {}, notes });
    players.push(new Player(connection, new Random(seed, 'player', number, seat)));
    await carriedOut(connection.command({ type: 'sit', seat }));
  }
  const host = players[0]?.connection;
  if (host === undefined) throw new Error('a table without a host');
  await carriedOut(host.command({ type: 'setOptions', options: shortest(gameOf(GAMES, game).game) }));
  host.notes.starts.set(null, true);
  await carriedOut(host.command({ type: 'start', after: null }));
  return { roomId, players };
}

/** Opens rooms of both games in turn, seats four players in each, and starts a match. */
export async function openTables(options: TablesOptions): Promise<ChaosTable[]> {
  const tables: ChaosTable[] = [];
  for (let number = 0; number < options.tables; number++) tables.push(await openTable(options, number));
  return tables;
}
