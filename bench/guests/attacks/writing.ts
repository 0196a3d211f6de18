import { setTimeout as delay } from 'node:timers/promises';
import { SEATS } from '@stammtisch/kit';
import type { Connection } from '../../fuzz/connection.ts';
import { isObject } from '../../fuzz/json.ts';
import { type Attack, type AttackOptions, scaled, sendSteadily, workersFor } from '../attack.ts';
import { connect, type Guest, openRoom, post, signInMany } from '../guest.ts';

interface HostedRoom {
  readonly roomId: string;
  readonly connection: Connection;
}

/** A room of the guest's own, full of computers but for the host's seat. */
async function hostRoom(
  { place, tally }: AttackOptions,
  host: Guest,
  number: number,
): Promise<HostedRoom | null> {
  const roomId = await openRoom(place.url, host, number);
  const connection = await connect(place.url, host, tally);
  if (connection === null) return null;
  await connection.ask('enter', { roomId });
  for (const seat of SEATS.slice(1)) {
    await connection.ask('command', { roomId, command: { type: 'addComputer', seat } });
  }
  return { roomId, connection };
}

async function hostRooms(options: AttackOptions, full: number): Promise<HostedRoom[]> {
  const rooms: HostedRoom[] = [];
  const guests = await signInMany(options.place.url, scaled(full, options));
  for (const [number, guest] of guests.entries()) {
    const room = await hostRoom(options, guest, number);
    if (room !== null) rooms.push(room);
  }
  return rooms;
}

/** Thirty people who take another name as fast as they can. */
export const renaming: Attack = async (options) => {
  const { place, tally } = options;
  const guests = await signInMany(place.url, scaled(30, options));
  return (seconds) =>
    workersFor(guests.length, seconds, async (worker, n) => {
      const guest = guests[worker];
      if (guest === undefined) return;
      tally.sent++;
      const response = await post(`${place.url}/api/session`, guest, { name: `Name ${worker} ${n}` });
      await response.arrayBuffer();
      tally.count(tally.answers, `HTTP ${response.status}`);
    });
};

/** The newest match that a host was told of, by its connection. */
class Matches {
  readonly #of = new WeakMap<Connection, { readonly matchId: unknown; readonly over: unknown }>();

  heard(connection: Connection, name: string, message: unknown): void {
    if (name !== 'room' || !isObject(message) || !isObject(message.match)) return;
    const { matchId, over } = message.match;
    this.#of.set(connection, { matchId, over });
  }

  of(connection: Connection): { readonly matchId: unknown; readonly over: unknown } | undefined {
    return this.#of.get(connection);
  }

  /** Waits until the newest match is over, or is not; not for long. */
  async until(connection: Connection, over: boolean): Promise<void> {
    for (let i = 0; i < 50 && this.of(connection)?.over !== over; i++) await delay(5);
  }
}

/** Ten hosts who start a match and call it off, again and again. */
export const starting: Attack = async (options) => {
  const { tally } = options;
  const matches = new Matches();
  const rooms = await hostRooms(options, 10);
  tally.onEvent = (connection, name, message) => matches.heard(connection, name, message);
  return async (seconds) => {
    await workersFor(rooms.length, seconds, async (worker) => {
      const room = rooms[worker];
      if (room === undefined) return;
      const { roomId, connection } = room;
      const after = matches.of(connection)?.matchId ?? null;
      tally.sent++;
      const started = await connection.ask('command', { roomId, command: { type: 'start', after } });
      tally.answered(started);
      if (!isObject(started) || started.ok !== true) return void (await delay(50));
      await matches.until(connection, false);
      await connection.ask('command', { roomId, command: { type: 'abort' } });
      await matches.until(connection, true);
    });
    for (const { connection } of rooms) tally.close(connection);
  };
};

/** Sixty hosts who change the rules of their room all the time. */
export const commanding: Attack = async (options) => {
  const { tally } = options;
  const rooms = await hostRooms(options, 60);
  const roomOf = new Map(rooms.map(({ roomId, connection }) => [connection, roomId]));
  const connections = rooms.map(({ connection }) => connection);
  return async (seconds) => {
    await sendSteadily(connections, seconds, tally, (connection, n) => [
      'command',
      {
        roomId: roomOf.get(connection),
        command: { type: 'setOptions', options: { runden: 1 + (n % 12) } },
      },
    ]);
    for (const connection of connections) tally.close(connection);
  };
};

/** As many bytes as a message may have, but for its envelope. */
const PADDING = 'x'.repeat(7900);

/** Sixty people who play what nobody can play, with as much in it as there is room for. */
export const refused: Attack = async (options) => {
  const { tally } = options;
  const rooms = await hostRooms(options, 60);
  const matchOf = new Map<Connection, unknown>();
  for (const { roomId, connection } of rooms) {
    await connection.ask('command', { roomId, command: { type: 'start', after: null } });
    const entered = await connection.ask('enter', { roomId });
    const view = isObject(entered) && isObject(entered.room) ? entered.room : {};
    if (isObject(view.match)) matchOf.set(connection, view.match.matchId);
  }
  return async (seconds) => {
    await sendSteadily([...matchOf.keys()], seconds, tally, (connection, n) => [
      'intent',
      {
        matchId: matchOf.get(connection),
        intentId: `refused-${n}`,
        seenSeq: 1,
        intent: { type: 'spielen', card: 'ZZ', padding: PADDING },
      },
    ]);
    for (const { connection } of rooms) tally.close(connection);
  };
};
