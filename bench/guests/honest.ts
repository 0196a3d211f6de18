import { setTimeout as delay } from 'node:timers/promises';
import { isSeat, SEATS, type Tagged } from '@stammtisch/kit';
import { Random } from '@stammtisch/kit/testing/random';
import type { TableSnapshot } from '@stammtisch/protocol';
import { WebSocket } from 'ws';
import { GAMES, gameOf } from '../../apps/server/src/games.ts';
import { isAwaiting, TestClient } from '../../apps/server/test/support/client.ts';
import { HONEST_ADDRESS, openRoom, signIn } from './guest.ts';
import { Readings } from './readings.ts';

/*
 * Four people at one table, in a process of their own, who play and take the time: from each move until all four have
 * seen it, and every ten milliseconds a ping on a connection that does nothing else. Tells what it read whenever it is
 * asked, since the last time it was. Arguments: url, seed.
 */

const PING_MS = 10;
/** How long somebody thinks, at least and at most. */
const THINK_MS = [15, 45] as const;

const [url = '', seed = ''] = process.argv.slice(2);
const readings = new Readings();

/** The answer to a ping comes from the server's loop itself: as long as that stands still, it stays out. */
function ping(cookie: string): void {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { cookie, 'x-forwarded-for': HONEST_ADDRESS },
    perMessageDeflate: false,
  });
  socket.on('open', () => {
    socket.send('40');
    setInterval(() => socket.ping(readings.pinged()), PING_MS);
  });
  socket.on('message', (data) => {
    if (String(data) === '2') socket.send('3');
  });
  socket.on('pong', (data) => readings.ponged(String(data)));
}

function choice(table: TableSnapshot | null): Tagged | null {
  if (table === null || !isSeat(table.seat) || !isAwaiting(table)) return null;
  return gameOf(GAMES, table.game).bot(table.view, table.seat);
}

/** One of the four: plays whenever the table waits for them. */
class Person {
  readonly client: TestClient;
  readonly #random: Random;
  #thinking = false;
  #refusedAt = -1;

  constructor(client: TestClient, random: Random) {
    this.client = client;
    this.#random = random;
    // After the client itself has taken it over.
    client.socket.on('table', () => this.#saw());
    client.socket.on('snapshot', () => this.#saw());
  }

  #saw(): void {
    const { client } = this;
    client.received.length = 0;
    if (client.table !== null) readings.seen(client.table.matchId, client.table.seq);
    void this.look();
  }

  async look(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    const [least, most] = THINK_MS;
    while (choice(this.client.table) !== null && this.client.table?.seq !== this.#refusedAt) {
      await delay(least + this.#random.below(most - least));
      const { table } = this.client;
      const intent = choice(table);
      if (table === null || intent === null) break;
      readings.played(table.matchId, table.seq + 1);
      const answer = await this.client.play(intent);
      const { seq } = table;
      if (!answer.ok) this.#refusedAt = seq;
      else
        await this.client.until(({ table: now }) => now?.matchId !== table.matchId || now.seq >= answer.seq);
    }
    this.#thinking = false;
  }
}

async function sitDown(): Promise<readonly Person[]> {
  const people: Person[] = [];
  let roomId = '';
  for (const seat of SEATS) {
    const guest = await signIn(url, `Honest ${seat}`, 50_000 + seat, HONEST_ADDRESS);
    const { cookie } = guest;
    if (seat === 0) {
      roomId = await openRoom(url, guest, 50_000, 'doppelkopf');
      ping(cookie);
    }
    const client = await new TestClient(url, cookie, { 'x-forwarded-for': HONEST_ADDRESS }).connected();
    await client.enter(roomId);
    await client.command({ type: 'sit' });
    people.push(new Person(client, new Random(seed, 'honest', seat)));
  }
  return people;
}

/** One match after the other. */
function keepPlaying(host: TestClient): void {
  let startedAfter: string | null | undefined;
  const start = () => {
    const after = host.room?.match?.matchId ?? null;
    if (after === startedAfter || (host.room?.match ?? { over: true }).over === false) return;
    startedAfter = after;
    void host.command({ type: 'start', after });
  };
  host.socket.on('room', start);
  start();
}

process.on('disconnect', () => process.exit(0));
process.on('message', () => process.send?.(readings.take()));
const [host] = await sitDown();
if (host === undefined) throw new Error('nobody sits');
keepPlaying(host.client);
await host.client.until(({ table }) => isAwaiting(table));
process.send?.('playing');
