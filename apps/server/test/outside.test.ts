import { once } from 'node:events';
import { connect } from 'node:net';
import type { AdminSession, Problem } from '@stammtisch/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { addressKey } from '../src/limits/address.ts';
import { Limiter } from '../src/limits/limiter.ts';
import { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from './support/admin.ts';
import { type Answered, ask, cookieOf } from './support/http.ts';
import { startServer, type TestServer, type TestServerOptions, temporaryFolder } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;

async function start(options: Partial<TestServerOptions> = {}): Promise<void> {
  server = await startServer({
    databaseUrl: `file:${folder.path}/test.db`,
    adminPasswordHash: ADMIN_PASSWORD_HASH,
    trustProxy: '127.0.0.1',
    ...options,
  });
}

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  await server.close();
  folder.remove();
});

/** A POST with the headers of a browser, or of a proxy before the server. */
async function post(path: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Partial<Problem>;
  return { status: response.status, code: answer.code, headers: response.headers };
}

describe('a page of another site', () => {
  it('changes nothing, whatever it sends along', async () => {
    await start();
    const own = new URL(server.url).host;
    const name = { name: 'Anna' };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await post('/api/session', name, headers)).toMatchObject({ status: 403, code: 'foreignOrigin' });
    }
    expect(
      (await post('/api/session', name, { origin: `http://${own}`, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200);
  });
});

describe('cookies behind TLS', () => {
  const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };

  it('can be set by this host alone, and the older kind is known on', async () => {
    await start();
    const made = await post('/api/session', { name: 'Anna' }, tls);
    const [cookie] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-stammtisch=[\w-]{43}; .*Path=\/; HttpOnly; Secure/);
    const token = cookieOf(made).split('=')[1];
    for (const sent of [`__Host-stammtisch=${token}`, `stammtisch=${token}`]) {
      expect((await ask<unknown>(`${server.url}/api/session`, { cookie: sent })).body).toEqual({
        player: { name: 'Anna' },
      });
    }
    const admin = await post('/api/admin/session', { password: ADMIN_PASSWORD }, tls);
    expect(admin.headers.getSetCookie()[0]).toMatch(
      /^__Host-stammtisch-admin=.*Path=\/; HttpOnly; Secure; SameSite=Strict/,
    );
    const figures = await ask<unknown>(`${server.url}/api/admin/figures`, { cookie: cookieOf(admin) });
    expect(figures.status).toBe(200);
  });
});

describe('what the API answers', () => {
  it('is kept by no cache', async () => {
    await start();
    for (const path of ['/api/session', '/api/games', '/api/nothing']) {
      expect((await fetch(server.url + path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is documented in production only if that is asked for', () => {
    expect(readConfig({}).apiDocs).toBe(true);
    expect(readConfig({ NODE_ENV: 'production' }).apiDocs).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', API_DOCS: '1' }).apiDocs).toBe(true);
  });

  it('is documented under the policy of every other page', async () => {
    await start();
    const policy = async (path: string) =>
      (await fetch(server.url + path)).headers.get('content-security-policy');
    expect(await policy('/api/docs/static/index.html')).toBe(await policy('/api/games'));
    const page = await (await fetch(`${server.url}/api/docs/static/index.html`)).text();
    expect(page).not.toMatch(/<script>|<style>/);
  });
});

describe('at the desk', () => {
  let cookie: string;
  const desk = (path: string, body?: unknown): Promise<Answered<Problem>> =>
    ask(`${server.url}/api/admin/${path}`, { cookie, ...(body === undefined ? {} : { body }) });

  beforeEach(async () => {
    await start();
    cookie = cookieOf(
      await ask<AdminSession>(`${server.url}/api/admin/session`, { body: { password: ADMIN_PASSWORD } }),
    );
  });

  it.each([
    'from=9999-99-99',
    'to=2026-04-31',
    'player=a%00b',
    'tag=%00',
    'player=%E2%80%AEanna',
    'before=0',
  ])('a question that nothing can answer is refused: %s', async (query) => {
    const path = query.startsWith('before') ? 'journal' : 'matches';
    expect((await desk(`${path}?${query}`)).body).toMatchObject({ status: 400, code: 'malformed' });
  });

  it('a player who is not there is not removed, and no reason turns the text around it', async () => {
    const player = cookieOf(await ask(`${server.url}/api/session`, { body: { name: 'Anna' } }));
    const made = await ask<{ roomId: string }>(`${server.url}/api/rooms`, {
      cookie: player,
      body: { game: 'aucho' },
    });
    const path = `rooms/${made.body.roomId}/remove`;
    expect((await desk(path, { playerId: 'nobody', reason: 'nicht da' })).body).toMatchObject({
      status: 404,
      code: 'noPlayer',
    });
    for (const reason of ['ab\u202Ecd', 'ab\u0000cd', 'ab\u2066cd']) {
      expect((await desk(path, { playerId: 'nobody', reason })).body).toMatchObject({
        status: 400,
        code: 'malformed',
      });
    }
  });
});

describe('the admin', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const logIn = (password: string, headers: Record<string, string>) =>
    post('/api/admin/session', { password }, headers);

  it('is not locked out by what strangers try, neither where they logged in before nor at the machine itself', async () => {
    await start();
    expect((await logIn(ADMIN_PASSWORD, from('203.0.113.1'))).status).toBe(200);
    for (let n = 0; n < 40; n++) await logIn('guess', from(`198.51.100.${n}`));
    expect((await logIn(ADMIN_PASSWORD, from('203.0.113.2'))).status).toBe(429);
    expect((await logIn(ADMIN_PASSWORD, from('203.0.113.1'))).status).toBe(200);
    expect((await logIn(ADMIN_PASSWORD, {})).status).toBe(200);
  });
});

describe('addresses', () => {
  it('of IPv6 count by their network, others by themselves', async () => {
    await start({ limits: { sessions: new Limiter({ burst: 2, perSecond: 0.001 }, addressKey) } });
    const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0:0:0:9'];
    expect(new Set(same.map(addressKey)).size).toBe(1);
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(addressKey('203.0.113.7')).not.toBe(addressKey('203.0.113.8'));
    // And they do: whoever has a network does not have a limit for each of its addresses.
    const tries = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::1'];
    const statuses: number[] = [];
    for (const address of tries) {
      statuses.push((await post('/api/session', { name: 'Anna' }, { 'x-forwarded-for': address })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('that reach the machine by another name than its own are not the machine', async () => {
    await start();
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /metrics HTTP/1.1\r\nHost: cards.example\r\nConnection: close\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1.1 403/);
    expect((await ask(`${server.url}/metrics`)).status).toBe(200);
  });
});

describe('whoever is slow', () => {
  it.each([
    ['says nothing', ''],
    ['does not end the head', 'POST /api/session HTTP/1.1\r\nHost: a\r\n'],
    [
      'does not end the body',
      'POST /api/session HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
    ],
  ])('is not waited for: %s', async (_what, bytes) => {
    await start({ limits: { headMs: 100, requestMs: 200 } });
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.resume();
    socket.write(bytes);
    await once(socket, 'close');
  });
});

describe('readiness', () => {
  it('is gone with the database file', async () => {
    await start();
    const { rename } = await import('node:fs/promises');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await rename(`${folder.path}/test.db`, `${folder.path}/elsewhere.db`);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await rename(`${folder.path}/elsewhere.db`, `${folder.path}/test.db`);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
