import { describe, expect, it } from 'vitest';
import { Limiter } from '../src/limits/limiter.ts';
import { createLimits } from '../src/limits/limits.ts';
import { TokenBucket } from '../src/limits/tokenBucket.ts';
import { createRoom, signIn, TestClient } from './support/client.ts';
import { startServer, temporaryFolder } from './support/server.ts';

describe('a token bucket', () => {
  it('lets a burst through, then as much as grows back', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, 0);
    const at = (now: number) => bucket.take(now);
    expect([at(0), at(0), at(0), at(0)]).toEqual([true, true, true, false]);
    expect([at(400), at(500), at(900), at(1000)]).toEqual([false, true, false, true]);
    expect(bucket.isFull(1000)).toBe(false);
    expect(bucket.isFull(60_000)).toBe(true);
  });

  it('never holds more than the burst, and clocks that go back give nothing', () => {
    const bucket = new TokenBucket({ burst: 1, perSecond: 100 }, 1000);
    expect([bucket.take(60_000), bucket.take(60_000), bucket.take(1)]).toEqual([true, false, false]);
  });
});

it('a limiter counts each key by itself', () => {
  const limiter = new Limiter({ burst: 1, perSecond: 0 });
  expect([limiter.allows('a', 0), limiter.allows('b', 0), limiter.allows('a', 0)]).toEqual([
    true,
    true,
    false,
  ]);
});

describe('a limiter that meets very many keys', () => {
  it('remembers no more than its cap, however many come at once, and looks at no others for one', () => {
    const limiter = new Limiter({ burst: 2, perSecond: 1 });
    // Looking at all that are kept for each of these would take minutes.
    for (let i = 0; i < 300_000; i++) {
      limiter.allows(`key ${i}`, i / 1000);
      if (limiter.size > 10_000) throw new Error(`${limiter.size} are kept`);
    }
    expect(limiter.size).toBeGreaterThanOrEqual(5000);
  });

  it('forgets those first that were not heard of for longest', () => {
    const limiter = new Limiter({ burst: 1, perSecond: 0.001 });
    const allows = (key: string) => limiter.allows(key, 0);
    expect([allows('steady'), allows('once')]).toEqual([true, true]);
    for (let i = 0; i < 20_000; i++) {
      allows(`key ${i}`);
      if (i % 1000 === 0) expect(allows('steady')).toBe(false);
    }
    expect(allows('once')).toBe(true);
  });
});

describe('a flood', () => {
  it('is answered tooFast and then cut off; others in the room go on, and the seat is only not connected', async () => {
    const folder = temporaryFolder();
    const server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
    const cookie = await signIn(server.url, 'Anna');
    const roomId = await createRoom(server.url, cookie);
    const anna = await new TestClient(server.url, cookie).connected();
    const beat = await new TestClient(server.url, await signIn(server.url, 'Beat')).connected();
    await anna.enter(roomId);
    await beat.enter(roomId);
    const codes = new Set<string>();
    for (let i = 0; i < createLimits().refusals.burst * 2; i++) {
      anna.socket.emit('command', { roomId, command: { type: 'stand' } }, (answer) => {
        if (!answer.ok) codes.add(answer.code);
      });
    }
    await anna.closed();
    expect(codes).toContain('tooFast');
    expect(await beat.command({ type: 'sit' })).toEqual({ ok: true });
    beat.close();
    await server.close();
    folder.remove();
  });

  it('of links that were guessed is slowed down by address', async () => {
    const folder = temporaryFolder();
    const server = await startServer({ databaseUrl: `file:${folder.path}/test.db` });
    const client = await new TestClient(server.url, await signIn(server.url, 'Eva')).connected();
    const codes: string[] = [];
    for (let i = 0; i < 25; i++) {
      const answer = await client.enter('zzzzzzzzzzzzzz');
      if (!answer.ok) codes.push(answer.code);
    }
    expect(codes[0]).toBe('roomUnknown');
    expect(codes.at(-1)).toBe('tooFast');
    client.close();
    await server.close();
    folder.remove();
  });
});
