import type { ReplayDeal } from '@stammtisch/protocol';
import { replayDealSchema } from '@stammtisch/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Kept } from '../src/replay/kept.ts';
import { BYTES_MAX, keptOf, RefusalQuota } from '../src/tables/refusals.ts';
import { createRoom, fourPlayers, signIn, startMatch, TestClient } from './support/client.ts';
import { ask } from './support/http.ts';
import { seedStore } from './support/seededStore.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const folder = temporaryFolder();
let server: TestServer;
let matchId = '';
let logReads = 0;

beforeAll(async () => {
  server = await startServer({
    databaseUrl: `file:${folder.path}/test.db`,
    wrapStore: (store) => ({
      ...store,
      entries(id, after) {
        if (id === matchId) logReads++;
        return store.entries(id, after);
      },
    }),
  });
  const [match] = await seedStore(server.store, [{ game: 'doppelkopf', seed: '1', options: { runden: 1 } }]);
  matchId = match?.matchId ?? '';
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('a match that is over', () => {
  it('is read once, however many want to see it at once, and all see the same', async () => {
    const paths = [1, 2, 3, 4].flatMap((deal) => ['open', '0', '3'].map((view) => `${deal}?view=${view}`));
    const url = (path: string) => `${server.url}/api/matches/${matchId}/deals/${path}`;
    const answers = await Promise.all([...paths, ...paths].map((path) => ask<ReplayDeal>(url(path))));
    expect(logReads).toBe(1);
    for (const [i, { status, body }] of answers.entries()) {
      expect(status).toBe(200);
      expect(() => replayDealSchema.parse(body)).not.toThrow();
      expect(body).toEqual(answers[i % paths.length]?.body);
    }
  });

  it('is not sent again to whoever has it', async () => {
    const url = `${server.url}/api/matches/${matchId}/deals/1`;
    const first = await fetch(url);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await fetch(url, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });
});

it('what is kept ready has a bound: what was not asked for longest goes first', () => {
  const kept = new Kept<number>(10, (weight) => weight);
  kept.set('a', 4);
  kept.set('b', 5);
  expect(kept.get('a')).toBe(4);
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([4, undefined, 3]);
});

describe('a refused intent', () => {
  it('is kept whole if it is short, else its beginning in 500 bytes', () => {
    const short = { type: 'spielen', card: 'ZZ' };
    expect(keptOf(short)).toBe(short);
    for (const letter of ['x', '"', '\u0000', 'ß', '牌', '🂡']) {
      const kept = keptOf({ type: 'spielen', padding: letter.repeat(4000) });
      expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThanOrEqual(BYTES_MAX);
      expect(kept).toContain('spielen');
    }
  });

  it('is kept up to a number a match and a day', () => {
    const quota = new RefusalQuota();
    const day = 24 * 60 * 60 * 1000;
    const count = (id: string, now: number, tries: number) =>
      Array.from({ length: tries }, () => quota.allows(id, now)).filter(Boolean).length;
    expect(count('a', 0, 1000)).toBe(200);
    let kept = 200;
    for (let i = 0; i < 200; i++) kept += count(`match ${i}`, 1000, 150);
    expect(kept).toBe(20_000);
    expect(count('b', day, 5)).toBe(5);
  });

  it('of eight thousand bytes takes a few hundred in the store', async () => {
    const { clients } = await fourPlayers(server.url);
    await startMatch(clients);
    const [anna] = clients;
    const id = anna?.table?.matchId ?? '';
    await anna?.play({ type: 'spielen', card: 'ZZ', padding: 'x'.repeat(7000) });
    let rows = await server.store.refusals(id);
    while (rows.length === 0) rows = await server.store.refusals(id);
    expect(JSON.stringify(rows[0]?.intent).length).toBeLessThanOrEqual(BYTES_MAX);
    for (const client of clients) client.close();
  });
});

describe('writes that anybody may ask for', () => {
  it('are refused beyond a few: names by player', async () => {
    const cookie = await signIn(server.url, 'Eva');
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      statuses.push((await ask(`${server.url}/api/session`, { cookie, body: { name: `Eva ${i}` } })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    // The name that one has already writes nothing.
    expect((await ask(`${server.url}/api/session`, { cookie, body: { name: 'Eva 9' } })).status).toBe(200);
  });

  it('matches by room: started and called off again and again', async () => {
    const cookie = await signIn(server.url, 'Zoe');
    const roomId = await createRoom(server.url, cookie);
    const zoe = await new TestClient(server.url, cookie).connected();
    await zoe.enter(roomId);
    for (const seat of [1, 2, 3] as const) await zoe.command({ type: 'addComputer', seat });
    const codes: string[] = [];
    for (let i = 0; i < 12; i++) {
      const started = await zoe.command({ type: 'start', after: zoe.room?.match?.matchId ?? null });
      codes.push(started.ok ? 'ok' : started.code);
      if (!started.ok) continue;
      await zoe.until(({ room }) => room?.match?.over === false);
      await zoe.command({ type: 'abort' });
      await zoe.until(({ room }) => room?.match?.over === true);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'ok'));
    expect(codes.at(-1)).toBe('tooFast');
    zoe.close();
  });
});
