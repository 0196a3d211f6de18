import { createHash } from 'node:crypto';
import type { AdminSession, Problem } from '@stammtisch/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, isPassword, isPasswordHash } from '../src/desk/password.ts';
import { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from './support/admin.ts';
import { ask, cookieOf } from './support/http.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
const logs: string[] = [];

async function start(adminPasswordHash?: string): Promise<void> {
  logs.length = 0;
  server = await startServer({
    databaseUrl: `file:${folder.path}/test.db`,
    ...(adminPasswordHash === undefined ? {} : { adminPasswordHash }),
    logs: (line) => logs.push(line),
  });
}

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  await server.close();
  folder.remove();
});

const session = () => `${server.url}/api/admin/session`;
const logIn = (password: string) => ask<AdminSession & Problem>(session(), { body: { password } });

describe('a password hash', () => {
  it('is another each time, fits its password only, and is no other text', async () => {
    const [one, two] = [await hashPassword('Jassteppich'), await hashPassword('Jassteppich')];
    expect(one).not.toBe(two);
    expect(isPasswordHash(one)).toBe(true);
    expect(await isPassword('Jassteppich', one)).toBe(true);
    expect(await isPassword('jassteppich', one)).toBe(false);
    expect(isPasswordHash('Jassteppich')).toBe(false);
    await start();
  });
});

describe('the desk', () => {
  it('is off without a password, and the log says so', async () => {
    await start();
    expect((await ask(session())).body).toEqual({ state: 'off' });
    expect((await logIn('whatever')).body).toMatchObject({ status: 403, code: 'deskOff' });
    expect((await ask(`${server.url}/api/admin/matches`)).body.code).toBe('deskOff');
    expect(logs.join('')).toContain('ADMIN_PASSWORD_HASH is not set');
  });

  it('opens to its password, with a cookie of its own that no page can read, until one logs out', async () => {
    await start(ADMIN_PASSWORD_HASH);
    const answer = await logIn(ADMIN_PASSWORD);
    expect(answer.body.state).toBe('in');
    const [header] = answer.headers.getSetCookie();
    expect(header).toMatch(
      /^stammtisch-admin=[\w-]{43}; Max-Age=3600; Path=\/api\/admin; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(answer);
    const figures = `${server.url}/api/admin/figures`;
    const shown = await ask(figures, { cookie });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await ask(session(), { cookie, method: 'DELETE' })).body).toEqual({ state: 'out' });
    expect((await ask(figures, { cookie })).body).toMatchObject({ status: 401, code: 'noDesk' });
    const kinds = (await server.store.acts(null, 10)).map(({ kind }) => kind);
    expect(kinds).toEqual(['logout', 'login']);
  });

  it('is shut to every path without a session, with a player’s cookie too', async () => {
    await start(ADMIN_PASSWORD_HASH);
    const player = cookieOf(await ask(`${server.url}/api/session`, { body: { name: 'Anna' } }));
    const forged = `stammtisch-admin=${player.split('=')[1]}`;
    for (const path of ['figures', 'matches', 'matches/aaaaaaaaaa', 'journal', 'results.csv', 'records']) {
      for (const cookie of ['', player, forged]) {
        const { status, body } = await ask(`${server.url}/api/admin/${path}`, { cookie });
        // There is no GET for records: nobody is told more than that there is nothing.
        expect([path, status, body.code]).toEqual([
          path,
          ...(path === 'records' ? [404, 'notFound'] : [401, 'noDesk']),
        ]);
      }
    }
  });

  it('ends a session in which nothing was asked for too long', async () => {
    await start(ADMIN_PASSWORD_HASH);
    const cookie = cookieOf(await logIn(ADMIN_PASSWORD));
    const token = createHash('sha256')
      .update(cookie.split('=')[1] ?? '')
      .digest('hex');
    const key = createHash('sha256').update(`${token} ${ADMIN_PASSWORD_HASH}`).digest('hex');
    expect(await server.store.adminSession(key)).toBeGreaterThan(Date.now() + 59 * 60_000);
    await server.store.extendAdminSession(key, Date.now() - 1);
    expect((await ask(session(), { cookie })).body).toEqual({ state: 'out' });
  });

  it('ends every session with another password', async () => {
    await start(ADMIN_PASSWORD_HASH);
    const first = cookieOf(await logIn(ADMIN_PASSWORD));
    const second = cookieOf(await logIn(ADMIN_PASSWORD));
    const isIn = async (cookie: string) => (await ask<AdminSession>(session(), { cookie })).body.state;
    expect([await isIn(first), await isIn(second)]).toEqual(['in', 'in']);
    await server.close();
    await start(await hashPassword('another password'));
    expect([await isIn(first), await isIn(second)]).toEqual(['out', 'out']);
  });

  it('locks an address out after five tries, even with the right password, and says for how long', async () => {
    await start(ADMIN_PASSWORD_HASH);
    for (let i = 0; i < 5; i++) {
      expect((await logIn(`guess ${i}`)).body).toMatchObject({ status: 401, code: 'wrongPassword' });
    }
    const locked = await logIn(ADMIN_PASSWORD);
    expect(locked.body).toMatchObject({ status: 429, code: 'tooFast' });
    expect(locked.body.retryAfter).toBeGreaterThan(30);
    expect(locked.body.retryAfter).toBeLessThanOrEqual(60);
    expect(locked.headers.get('retry-after')).toBe(String(locked.body.retryAfter));
    const kinds = (await server.store.acts(null, 10)).map(({ kind }) => kind);
    expect(kinds).toEqual(Array.from({ length: 5 }, () => 'loginFailed'));
  });
});
