import { auchoGame } from '@stammtisch/aucho';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { createRoom, fourPlayers, signIn, startMatch, TestClient } from './support/client.ts';
import { ask } from './support/http.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const folder = temporaryFolder();
let server: TestServer;
let lines: Record<string, unknown>[] = [];
let fault: 'none' | 'store' | 'bug' = 'none';

/** The real store, which is gone, or gives what the code does not expect. */
function faulty(store: Store): Store {
  const fails = async () => {
    if (fault === 'store') throw new Error('connection refused');
    if (fault === 'bug') throw new TypeError('undefined is not a function');
  };
  return {
    ...store,
    async pastMatches(roomId, count) {
      await fails();
      return store.pastMatches(roomId, count);
    },
    async room(id) {
      await fails();
      return store.room(id);
    },
  };
}

beforeAll(async () => {
  server = await startServer({
    databaseUrl: `file:${folder.path}/test.db`,
    wrapStore: faulty,
    logs: (line) => lines.push(JSON.parse(line)),
  });
});

afterEach(() => {
  fault = 'none';
  lines = [];
  vi.restoreAllMocks();
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('a request that fails', () => {
  it.each([
    ['store', 503, 'unavailable'],
    ['bug', 500, 'failed'],
  ] as const)(
    'for the %s is answered %i %s, and logged with its id, method and route',
    async (what, status, code) => {
      const roomId = await createRoom(server.url, await signIn(server.url, 'Anna'));
      fault = what;
      const answered = await ask(`${server.url}/api/rooms/${roomId}/matches`);
      expect(answered).toMatchObject({ status, body: { status, code } });
      expect(lines).toContainEqual(
        expect.objectContaining({
          msg: 'a request failed',
          reqId: expect.any(String),
          method: 'GET',
          route: '/api/rooms/:roomId/matches',
        }),
      );
      expect(JSON.stringify(lines)).not.toContain(roomId);
    },
  );
});

describe('a refusal', () => {
  it.each([
    ['a page that there is none of', '/api/nothing', {}, 404, 'notFound'],
    ['a file that there is none of', '/assets/nothing.js', {}, 404, 'notFound'],
    ['an address that cannot be read', '/api/matches/%E0%A4%A', {}, 400, 'malformed'],
    ['too much', '/api/session', { body: { name: 'x'.repeat(20_000) } }, 413, 'tooLarge'],
    ['no JSON', '/api/session', { body: '{' }, 400, 'malformed'],
    ['no body that is known', '/api/session', { body: 'x', type: 'text/html' }, 415, 'malformed'],
  ] as const)('of %s has its own code', async (_name, path, options, status, code) => {
    expect(await ask(`${server.url}${path}`, options)).toMatchObject({ status, body: { status, code } });
  });

  it('of figures to somebody from afar says that they are the operator’s', async () => {
    const answered = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(answered.status).toBe(403);
    expect(await answered.json()).toMatchObject({ code: 'operatorsOnly' });
  });
});

describe('a message that fails', () => {
  it('is answered unavailable for the store, which passes, and failed for a bug', async () => {
    const eva = await new TestClient(server.url, await signIn(server.url, 'Eva')).connected();
    fault = 'store';
    expect(await eva.enter('zzzzzzzzzzzzzz')).toEqual({ ok: false, code: 'unavailable' });
    fault = 'none';
    const { clients } = await fourPlayers(server.url);
    await startMatch(clients);
    const [anna] = clients;
    vi.spyOn(auchoGame, 'view').mockImplementation(() => {
      throw new TypeError('a bug, planted by a test');
    });
    const sync = { matchId: anna?.table?.matchId ?? '', cause: 'gap' };
    expect(await anna?.raw('sync', sync)).toEqual({ ok: false, code: 'failed' });
    for (const client of [...clients, eva]) client.close();
  });
});
