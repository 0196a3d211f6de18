import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLimits } from '../src/limits/limits.ts';
import { HERE_MAX, ROOMS_MAX } from '../src/sockets/audience.ts';
import { createRoom, fourPlayers, signIn, startMatch, TestClient } from './support/client.ts';
import { startServer, type TestServer, temporaryFolder } from './support/server.ts';

const folder = temporaryFolder();
let server: TestServer;
const clients: TestClient[] = [];

/** Everybody in these tests comes from one address; only how often one player comes in is limited as it is by default. */
const limits = createLimits((rate, name) =>
  name === 'entering' ? rate : { burst: 10_000, perSecond: 1000 },
);

beforeAll(async () => {
  server = await startServer({ databaseUrl: `file:${folder.path}/test.db`, limits });
});

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

async function connect(cookie: string): Promise<TestClient> {
  const client = await new TestClient(server.url, cookie).connected();
  clients.push(client);
  return client;
}

async function guests(count: number): Promise<TestClient[]> {
  const names = Array.from({ length: count }, (_, i) => `Guest ${i}`);
  return Promise.all(names.map(async (name) => connect(await signIn(server.url, name))));
}

const told = ({ received }: TestClient, name: string) => received.filter((one) => one.name === name).length;

async function four(): Promise<{ roomId: string; anna: TestClient; cookies: string[] }> {
  const { roomId, clients: seated, cookies } = await fourPlayers(server.url);
  clients.push(...seated);
  const [anna] = seated;
  if (anna === undefined) throw new Error('nobody sits');
  await anna.until(
    ({ room }) => room?.seats.every((seat) => seat.kind === 'player' && seat.connected) === true,
  );
  return { roomId, anna, cookies };
}

describe('a crowd', () => {
  it('that comes at once is told of a few times, the first by name and all of it by number', async () => {
    const { roomId, anna } = await four();
    anna.received.length = 0;
    const crowd = await guests(40);
    await Promise.all(crowd.map((guest) => guest.enter(roomId)));
    await anna.until(({ room }) => room?.watching === crowd.length);
    expect(anna.room?.spectators).toHaveLength(8);
    expect(told(anna, 'room')).toBeLessThan(crowd.length / 2);
    for (const guest of crowd) guest.close();
    await anna.until(({ room }) => room?.watching === 0);
    expect(anna.room?.spectators).toEqual([]);
    expect(told(anna, 'room')).toBeLessThan(crowd.length);
  });

  it('fills a room: one more is refused, whoever belongs there comes in', async () => {
    const { roomId, anna, cookies } = await four();
    const crowd = await guests(HERE_MAX - 4);
    for (const guest of crowd) expect((await guest.enter(roomId)).ok).toBe(true);
    const [late] = await guests(1);
    expect(await late?.enter(roomId)).toEqual({ ok: false, code: 'roomFull' });
    clients[1]?.close();
    await anna.until(({ room }) => room?.seats[1].kind === 'player' && !room.seats[1].connected);
    expect((await late?.enter(roomId))?.ok).toBe(true);
    expect((await (await connect(cookies[1] ?? '')).enter(roomId)).ok).toBe(true);
  });
});

describe('one player', () => {
  it('who enters again and again is heard of by nobody, and after a while refused', async () => {
    const { roomId, anna, cookies } = await four();
    await startMatch(clients.slice(0, 4));
    const beat = await connect(cookies[1] ?? '');
    await beat.enter(roomId);
    anna.received.length = 0;
    const answers = [];
    for (let i = 0; i < 25; i++) answers.push(await beat.enter(roomId));
    const sync = { matchId: beat.table?.matchId ?? '', cause: 'wake' };
    expect(await beat.raw('sync', sync)).toEqual({ ok: false, code: 'tooFast' });
    expect(answers[0]?.ok).toBe(true);
    expect(answers.at(-1)).toEqual({ ok: false, code: 'tooFast' });
    expect(told(anna, 'room')).toBe(0);
  });

  it('cannot be in any number of rooms, and moves from one to another all the same', async () => {
    const cookie = await signIn(server.url, 'Eva');
    const rooms: string[] = [];
    for (let i = 0; i < ROOMS_MAX + 2; i++) rooms.push(await createRoom(server.url, cookie));
    const windows: TestClient[] = [];
    for (const roomId of rooms.slice(0, ROOMS_MAX)) {
      const window = await connect(cookie);
      expect((await window.enter(roomId)).ok).toBe(true);
      windows.push(window);
    }
    const [beyond, other] = rooms.slice(ROOMS_MAX);
    const more = await connect(cookie);
    expect(await more.enter(beyond ?? '')).toEqual({ ok: false, code: 'tooManyRooms' });
    expect((await windows[0]?.enter(other ?? ''))?.ok).toBe(true);
  });
});
