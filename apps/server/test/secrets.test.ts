import type { TransferAnswer } from '@stammtisch/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from './support/admin.ts';
import { clientOnTurn, fourPlayers, startMatch, type TestClient } from './support/client.ts';
import { ask, cookieOf } from './support/http.ts';
import { playOne, sensibleIntent, untilTurn } from './support/play.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const folder = temporaryFolder();
const lines: string[] = [];
/** What no log line may hold, by what it is. */
const secrets = new Map<string, string>();
let server: TestServer;
let clients: TestClient[] = [];
let failing = false;

/** A store that fails when it is told to, with all that it should have written in its complaint. */
function failingStore(store: Store): Store {
  return {
    ...store,
    append: (matchId, entry) =>
      failing ? Promise.reject(new Error('the disk is full')) : store.append(matchId, entry),
    saveRoom: (room, at) =>
      failing
        ? // A statement that really fails: what Prisma says of it is what would be logged.
          store.saveRoom({ ...room, id: 'no such room' }, at)
        : store.saveRoom(room, at),
  };
}

async function askEverything(cookies: readonly string[]): Promise<void> {
  const body = { password: ADMIN_PASSWORD };
  const admin = cookieOf(await ask(`${server.url}/api/admin/session`, { body }));
  secrets.set('the admin’s cookie', admin.split('=')[1] ?? '');
  await ask(`${server.url}/api/admin/session`, { body: { password: 'a wrong secret guess' } });
  secrets.set('a guess at the password', 'a wrong secret guess');
  const matchId = clients[0]?.table?.matchId;
  await ask(`${server.url}/api/admin/matches/${matchId}`, { cookie: admin });
  await ask(`${server.url}/api/admin/matches/${matchId}/verify`, { cookie: admin, method: 'POST' });
  const transfer = await ask<TransferAnswer>(`${server.url}/api/transfer`, {
    cookie: cookies[0] ?? '',
    method: 'POST',
  });
  secrets.set('a link to another device', transfer.body.token);
  await ask(`${server.url}/t/${transfer.body.token}`);
  await ask(`${server.url}/api/session`, { body: '{"name":' });
  await ask(`${server.url}/api/records`, { body: 'x'.repeat(100_000) });
}

async function playBadly(): Promise<void> {
  for (let move = 0; move < 12 && (await untilTurn(clients)); move++) await playOne(clients);
  await untilTurn(clients);
  const player = clientOnTurn(clients);
  if (player === undefined) throw new Error('somebody is on turn');
  await player.play({ type: 'spielen', card: 'XX' });
  await player.raw('intent', { intent: { type: 'spielen', card: 'HA' } });
  // Nobody answers that one.
  player.raw('error', { card: 'HA' }).catch(() => undefined);
  failing = true;
  await player.play(sensibleIntent(player));
  await clients[0]?.command({ type: 'passHost', seat: 1 });
  failing = false;
  await player.until(({ table }) => table?.paused === false);
}

beforeAll(async () => {
  server = await startServer({
    databaseUrl: `file:${folder.path}/test.db`,
    adminPasswordHash: ADMIN_PASSWORD_HASH,
    wrapStore: failingStore,
    logs: (line) => lines.push(line),
  });
  const four = await fourPlayers(server.url);
  ({ clients } = four);
  for (const [seat, cookie] of four.cookies.entries()) {
    secrets.set(`the cookie of seat ${seat}`, cookie.split('=')[1] ?? '');
  }
  await startMatch(clients);
  await askEverything(four.cookies);
  await playBadly();
  for (const { intent, seq } of await server.store.entries(clients[0]?.table?.matchId ?? '', 0)) {
    if ('secret' in intent) secrets.set(`the secret of seq ${seq}`, String(intent.secret));
  }
  secrets.set('the password', ADMIN_PASSWORD);
  secrets.set('the password’s hash', ADMIN_PASSWORD_HASH);
  for (const client of clients) client.close();
  await server.close();
}, 60_000);

afterAll(() => folder.remove());

describe('the log', () => {
  it('says what went wrong', () => {
    const text = lines.join('');
    expect(text).toContain('a move could not be stored');
    expect(text).toContain('a message could not be handled');
    expect(text).toContain('somebody logs in at the desk');
  });

  it('has no token, no cookie, no password and no secret of a deal in any line', () => {
    expect(secrets.size).toBeGreaterThan(9);
    for (const [what, secret] of secrets) {
      expect(secret.length, what).toBeGreaterThan(10);
      expect(
        lines.filter((line) => line.includes(secret)),
        what,
      ).toEqual([]);
    }
  });

  it('has no card in any line', () => {
    expect(lines.filter((line) => /["'\s[][CSHD][6-9TJQKA]["'\s\],]/.test(line))).toEqual([]);
  });
});
