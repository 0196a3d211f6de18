import { readFileSync } from 'node:fs';
import { readRecordStream, verifyRecord } from '@stammtisch/kit';
import { checkDeal } from '@stammtisch/kit/dealing';
import type { GamesAnswer, MatchList, Replay, ReplayDeal, Verdict } from '@stammtisch/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES, gamesOf } from '../src/games.ts';
import { simulate } from '../src/simulation/simulate.ts';
import { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from './support/admin.ts';
import { fourPlayers, startMatch, TestClient } from './support/client.ts';
import { ask, cookieOf } from './support/http.ts';
import { kerben } from './support/kerben/game.ts';
import { isOver, playOne, untilTurn } from './support/play.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

/*
 * A game that the house has never heard of goes all the way that games go: whatever outside of a game's own package
 * relies on a name of an intent, an event or a column of the house's games is found here.
 */

const GAME = 'kerben';
const games = gamesOf([...GAMES.values(), kerben]);
const folder = temporaryFolder();
let server: TestServer;
let clients: TestClient[] = [];
let matchId = '';

const open = () =>
  startServer({
    databaseUrl: `file:${folder.path}/test.db`,
    games,
    adminPasswordHash: ADMIN_PASSWORD_HASH,
  });

beforeAll(async () => {
  server = await open();
});

afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  folder.remove();
});

it('is offered with its options, and not by a server that has it not', async () => {
  const offered = (await ask<GamesAnswer>(`${server.url}/api/games`)).body.games;
  expect(offered.find(({ id }) => id === GAME)?.options).toEqual(kerben.game.optionSpecs);
  const house = await startServer({ databaseUrl: `file:${folder.path}/house.db` });
  try {
    const { clients: strangers } = await fourPlayers(house.url);
    const [host] = strangers;
    expect(await host?.command({ type: 'setGame', game: GAME })).toEqual({ ok: false, code: 'malformed' });
    for (const stranger of strangers) stranger.close();
  } finally {
    await house.close();
  }
});

it('is played by four in a room over sockets, through a restart in the middle of a trick, to its end', async () => {
  const { roomId, cookies, clients: first } = await fourPlayers(server.url, GAME);
  clients = first;
  expect(await clients[0]?.command({ type: 'setOptions', options: { haende: 2 } })).toEqual({ ok: true });
  await startMatch(clients);
  matchId = clients[0]?.table?.matchId ?? '';
  for (let moves = 0; moves < 5; moves++) {
    await untilTurn(clients);
    await playOne(clients, games);
  }
  const before = clients.map(({ table }) => table?.view);
  for (const client of clients) client.close();
  await server.close();
  server = await open();
  clients = [];
  for (const cookie of cookies) {
    const client = await new TestClient(server.url, cookie).connected();
    await client.enter(roomId);
    clients.push(client);
  }
  expect(clients.map(({ table }) => table?.view)).toEqual(before);
  while (await untilTurn(clients)) await playOne(clients, games);
  await Promise.all(clients.map((client) => client.until(isOver)));
  await clients[0]?.until(({ room }) => room?.match?.over === true);
  const ranking = clients[0]?.table?.view.ranking;
  expect(ranking).toHaveLength(4);
  // Everybody is told at once, and the end is stored meanwhile.
  await expect.poll(async () => (await server.store.match(matchId))?.ranking).toEqual(ranking);
});

it('is seen again by its deals and tricks, and its dealing is proved', async () => {
  const replay = (await ask<Replay>(`${server.url}/api/matches/${matchId}`)).body;
  expect(replay.game).toBe(GAME);
  expect(replay.chapters.map(({ deal, over }) => ({ deal, over }))).toEqual([
    { deal: 1, over: true },
    { deal: 2, over: true },
  ]);
  for (const { deal, tricks } of replay.chapters) {
    expect(tricks).toHaveLength(2);
    for (const view of ['open', '0', '3']) {
      const seen = await ask<ReplayDeal>(`${server.url}/api/matches/${matchId}/deals/${deal}?view=${view}`);
      const { steps, proof } = seen.body;
      if (proof === null) throw new Error('no proof');
      const events = steps.flatMap((step) => step.events);
      const right = { algorithm: true, commitment: true, cards: true, hands: true };
      expect(checkDeal(matchId, proof, events, kerben.game.dealing)).toMatchObject(right);
      const shown = events.filter((event) => kerben.game.dealing.given(event) !== null);
      expect(shown).toHaveLength(1);
      expect(checkDeal(matchId, proof, [], kerben.game.dealing)).toMatchObject({ hands: false });
    }
  }
});

it('is in the desk’s list, verified there, and written to CSV with its own column', async () => {
  const url = `${server.url}/api/admin`;
  const cookie = cookieOf(await ask(`${url}/session`, { body: { password: ADMIN_PASSWORD } }));
  const list = (await ask<MatchList>(`${url}/matches?game=${GAME}`, { cookie })).body;
  expect(list.matches.map((match) => match.matchId)).toEqual([matchId]);
  const verdict = (await ask<Verdict>(`${url}/matches/${matchId}/verify`, { cookie, method: 'POST' })).body;
  expect(verdict).toMatchObject({ deals: 2, difference: null });
  const csv = (await ask(`${url}/results.csv?game=${GAME}`, { cookie })).text;
  const [heading = '', ...lines] = csv.trim().split(/\r?\n/);
  const column = heading.split(',').indexOf('kerben');
  const cut = lines.map((line) => Number(line.split(',')[column]));
  // Two deals of two rounds.
  expect(cut.reduce((sum, count) => sum + count, 0)).toBe(4);
});

it('is simulated, its deals counted by their kinds, and its records replay', async () => {
  const out = `${folder.path}/kerben.jsonl`;
  const options = kerben.game.parseOptions({}) ?? {};
  const simulation = { playable: kerben, matches: 20, seed: '1', players: 'random', options, out } as const;
  const { aborted, kinds } = await simulate(simulation);
  expect(aborted).toBe(0);
  expect([...kinds.keys()].sort()).toEqual(['einig', 'geteilt']);
  expect([...kinds.values()].reduce((sum, count) => sum + count, 0)).toBe(60);
  for await (const record of readRecordStream(readFileSync(out, 'utf8').split('\n'))) {
    expect(verifyRecord(kerben.game, record)).toBeNull();
  }
});
