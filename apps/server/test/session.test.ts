import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const folder = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

function post(path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function codeOf(response: Response): Promise<[number, unknown]> {
  const body: unknown = await response.json();
  return [response.status, typeof body === 'object' && body !== null && 'code' in body ? body.code : null];
}

describe('a session', () => {
  it('is a name, and a token that only the cookie knows', async () => {
    const response = await post('/api/session', { name: '  Anna   Meier ' });
    expect(await response.json()).toEqual({ player: { name: 'Anna Meier' } });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^stammtisch=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await fetch(`${server.url}/api/session`, {
      headers: { cookie: cookie?.split(';')[0] ?? '' },
    });
    expect(await again.json()).toEqual({ player: { name: 'Anna Meier' } });
    expect(again.headers.getSetCookie()).toHaveLength(1);
  });

  it.each([
    ['', 'nameEmpty'],
    ['   ', 'nameEmpty'],
    ['x'.repeat(25), 'nameTooLong'],
    ['y'.repeat(900), 'nameTooLong'],
    ['An\u0000na', 'nameCharacters'],
    ['An\nna', 'nameCharacters'],
    ['Anna\u202Etaeb', 'nameCharacters'],
    ['An\u200Bna', 'nameCharacters'],
  ])('is refused to the name %j: %s', async (name, code) => {
    expect(await codeOf(await post('/api/session', { name }))).toEqual([422, code]);
  });

  it.each([['{'], ['[]'], [{}], [{ name: 5 }], [{ name: 'A', admin: true }]])(
    'is refused to %j',
    async (body) => {
      expect(await codeOf(await post('/api/session', body))).toEqual([400, 'malformed']);
    },
  );

  it('is refused to a body of megabytes, and the server lives', async () => {
    const response = await post('/api/session', { name: 'x'.repeat(2_000_000) });
    expect(response.status).toBe(413);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('is nobody with a cookie that was made up', async () => {
    const response = await fetch(`${server.url}/api/session`, {
      headers: { cookie: `stammtisch=${'A'.repeat(43)}` },
    });
    expect(await response.json()).toEqual({ player: null });
  });
});

describe('a room over HTTP', () => {
  it('needs a session and a game of the house', async () => {
    expect(await codeOf(await post('/api/rooms', { game: 'aucho' }))).toEqual([401, 'noSession']);
    expect(await codeOf(await post('/api/rooms', { game: 'poker' }))).toEqual([400, 'malformed']);
  });

  it('gets a link of at least 60 random bits, another each time', async () => {
    const session = await post('/api/session', { name: 'Anna' });
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const ids = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const response = await post('/api/rooms', { game: 'aucho' }, cookie);
      const { roomId } = (await response.json()) as { roomId: string };
      expect(roomId).toMatch(/^[2-9a-hjkmnp-z]{14}$/);
      ids.add(roomId);
    }
    expect(ids.size).toBe(20);
    expect(14 * Math.log2(31)).toBeGreaterThan(60);
  });

  it('offers its games with their house rules as data', async () => {
    const response = await fetch(`${server.url}/api/games`);
    const { games } = (await response.json()) as {
      games: { id: string; options: Record<string, unknown> }[];
    };
    expect(games.map(({ id }) => id)).toContain('aucho');
    expect(games[0]?.options.ziel).toEqual({ kind: 'number', min: 3, max: 21, default: 7 });
  });
});

describe('every answer', () => {
  it('carries a strict content security policy', async () => {
    const response = await fetch(`${server.url}/healthz`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
});
