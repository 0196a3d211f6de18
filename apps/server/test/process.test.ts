import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOnTurn, fourPlayers, startMatch, type TestClient } from './support/client.ts';
import { sensibleIntent } from './support/play.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let clients: TestClient[] = [];
let open = false;

beforeEach(async () => {
  folder = temporaryFolder();
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
  open = true;
  ({ clients } = await fourPlayers(server.url));
  await startMatch(clients);
});

afterEach(async () => {
  for (const client of clients) client.close();
  if (open) await server.close();
  folder.remove();
});

describe('a graceful stop', () => {
  it('answers or stores what is under way, and lets the sockets go', async () => {
    const player = clientOnTurn(clients);
    if (player === undefined) throw new Error('somebody is on turn');
    const answer = player.play(sensibleIntent(player)).catch(() => null);
    await server.close();
    open = false;
    await Promise.all(clients.map((client) => client.closed()));
    const matchId = player.table?.matchId ?? '';
    server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
    open = true;
    const entries = await server.store.entries(matchId, 0);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    const answered = await Promise.race([answer, Promise.resolve(null)]);
    if (answered?.ok) expect(entries.some(({ seq }) => seq === answered.seq)).toBe(true);
  });
});

describe('what operators ask', () => {
  it('/readyz looks at the store, /metrics counts tables, sockets, refusals and resyncs', async () => {
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ok: true });
    const player = clients.find((client) => client !== clientOnTurn(clients));
    await player?.play({ type: 'weiter' });
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/^stammtisch_tables 1$/m);
    expect(text).toMatch(/^stammtisch_sockets 4$/m);
    expect(text).toMatch(/^stammtisch_queued 0$/m);
    expect(text).toMatch(/^stammtisch_refusals_total\{code="\w+"\} 1$/m);
    expect(text).toMatch(/^stammtisch_resyncs_total\{cause="enter"\} 4$/m);
    expect(text).toMatch(/^stammtisch_append_seconds_count [1-9]/m);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('/metrics is not for those who come through a proxy without the token', async () => {
    const response = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(response.status).toBe(403);
  });
});
