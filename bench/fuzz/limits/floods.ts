import { setTimeout as delay } from 'node:timers/promises';
import { createLimits } from '../../../apps/server/src/limits/limits.ts';
import type { Rate } from '../../../apps/server/src/limits/tokenBucket.ts';
import { Connection, type Listener } from '../connection.ts';
import { eventFrame } from '../frames.ts';
import { isObject } from '../json.ts';
import type { Person } from '../people/person.ts';

/** What came of a flood. */
export interface Flooded {
  readonly what: string;
  readonly sent: number;
  /** Answered as if it were no flood. */
  readonly passed: number;
  /** At most so many may have passed in the time that it took. */
  readonly allowed: number;
  readonly tooFast: number;
  /** Whether the server closed the connection; null where there is none to close. */
  readonly cut: boolean | null;
}

const CUT_MS = 15_000;
const PLAYER_CONNECTIONS = 3;
const LISTENER: Listener = { event: () => {} };
const LIMITS = createLimits();
/** The limits beyond a connection say their rates to nobody; these are the ones of `createLimits`. */
const PLAYER: Rate = { burst: 120, perSecond: 40 };

function allowedIn(rate: Rate, beganAt: number): number {
  return Math.ceil(rate.burst + (rate.perSecond * (Date.now() - beganAt)) / 1000) + 1;
}

/** Counts answers, and waits until connections are closed from the other side. */
class Tally {
  passed = 0;
  tooFast = 0;
  readonly beganAt = Date.now();

  take(answer: unknown): void {
    if (!isObject(answer)) return;
    if (answer.code === 'tooFast') this.tooFast++;
    else this.passed++;
  }

  async cut(connections: readonly Connection[]): Promise<boolean> {
    const open = () => connections.some((connection) => !connection.closed);
    while (open() && Date.now() - this.beganAt < CUT_MS) await delay(10);
    const cut = !open();
    for (const connection of connections) connection.terminate();
    return cut;
  }
}

async function connect(url: string, person: Person): Promise<Connection> {
  const connection = new Connection({ url, person }, LISTENER);
  await connection.connected();
  return connection;
}

function flood(connection: Connection, tally: Tally, count: number): void {
  for (let i = 0; i < count; i++) {
    const id = connection.expect('sync', (answer) => tally.take(answer));
    connection.send(eventFrame(['sync', { matchId: '0123456789', cause: 'gap' }], id));
  }
}

/** All at once on one connection. */
export async function floodConnection(url: string, person: Person, count: number): Promise<Flooded> {
  const connection = await connect(url, person);
  const tally = new Tally();
  flood(connection, tally, count);
  const cut = await tally.cut([connection]);
  const allowed = allowedIn(LIMITS.connection, tally.beganAt);
  return { ...tally, what: 'one connection', sent: count, allowed, cut };
}

/** The same player on many connections: what one alone may do is not multiplied. */
export async function floodPlayer(url: string, person: Person, count: number): Promise<Flooded> {
  const connections = await Promise.all(
    Array.from({ length: PLAYER_CONNECTIONS }, () => connect(url, person)),
  );
  const tally = new Tally();
  for (const connection of connections) flood(connection, tally, count);
  const cut = await tally.cut(connections);
  return {
    ...tally,
    what: 'three connections of one player',
    sent: count * PLAYER_CONNECTIONS,
    allowed: allowedIn(PLAYER, tally.beganAt),
    cut,
  };
}

/** One websocket on which the socket is ended and begun anew all the time, so as to be counted from the start. */
export async function floodAnew(url: string, person: Person, count: number): Promise<Flooded> {
  const connection = await connect(url, person);
  const tally = new Tally();
  let sent = 0;
  while (sent < count && !connection.closed) {
    flood(connection, tally, 50);
    sent += 50;
    // The server must have ended one before it begins another.
    connection.send('41');
    await delay(15);
    const { sockets } = connection;
    connection.send('40');
    for (let i = 0; i < 100 && connection.sockets === sockets && !connection.closed; i++) await delay(5);
  }
  const cut = await tally.cut([connection]);
  const allowed = allowedIn(LIMITS.connection, tally.beganAt);
  return { ...tally, what: 'a socket begun anew', sent, allowed, cut };
}

/** Links that are guessed, each time on another connection. */
export async function guessLinks(url: string, people: readonly Person[], count: number): Promise<Flooded> {
  const tally = new Tally();
  for (const person of people) {
    const connection = await connect(url, person);
    for (let i = 0; i < count / people.length; i++) {
      tally.take(await connection.ask('enter', { roomId: 'zzzzzzzzzzzzzz' }));
    }
    connection.terminate();
  }
  const allowed = allowedIn({ burst: 20, perSecond: 0.2 }, tally.beganAt);
  return { ...tally, what: 'guessed links', sent: count, allowed, cut: null };
}

interface Post {
  readonly url: string;
  readonly body: object;
  readonly cookie: string;
  readonly rate: Rate;
}

/** The same request again and again. */
export async function floodHttp(
  what: string,
  { url, body, cookie, rate }: Post,
  count: number,
): Promise<Flooded> {
  const tally = new Tally();
  const headers = { 'content-type': 'application/json', cookie };
  for (let i = 0; i < count; i++) {
    const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    tally.take({ code: status === 429 ? 'tooFast' : 'passed' });
  }
  return { ...tally, what, sent: count, allowed: allowedIn(rate, tally.beganAt), cut: null };
}
