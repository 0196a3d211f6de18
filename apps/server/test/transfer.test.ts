import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fourPlayers, TestClient } from './support/client.ts';
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

function post(path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

async function offer(cookie: string): Promise<string> {
  const { token } = (await (await post('/api/transfer', {}, cookie)).json()) as { token: string };
  return token;
}

describe('a link to another device', () => {
  it('carries the seat there, once, and signs the old device out', async () => {
    const { clients, cookies, roomId } = await fourPlayers(server.url);
    const token = await offer(cookies[2] ?? '');
    const claimed = await post('/api/transfer/claim', { token });
    const cookie = claimed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await clients[2]?.closed();
    await expect(new TestClient(server.url, cookies[2] ?? '').connected()).rejects.toThrow('noSession');
    const tablet = await new TestClient(server.url, cookie).connected();
    await tablet.enter(roomId);
    expect(tablet.room?.you).toMatchObject({ seat: 2, host: false });
    expect((await post('/api/transfer/claim', { token })).status).toBe(404);
    for (const client of [...clients, tablet]) client.close();
  });

  it('becomes void when a newer one is made', async () => {
    const { clients, cookies } = await fourPlayers(server.url);
    const old = await offer(cookies[0] ?? '');
    await offer(cookies[0] ?? '');
    expect((await post('/api/transfer/claim', { token: old })).status).toBe(404);
    for (const client of clients) client.close();
  });

  it('is for players only, and has to look like one', async () => {
    expect((await post('/api/transfer', {})).status).toBe(401);
    expect((await post('/api/transfer/claim', { token: 'x' })).status).toBe(400);
  });
});
