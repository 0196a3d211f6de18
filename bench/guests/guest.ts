import { Connection } from '../fuzz/connection.ts';
import { isObject } from '../fuzz/json.ts';
import type { Tally } from './tally.ts';

/** Where those come from who attack, and those who only play. The server trusts this machine as its proxy. */
export const HOSTILE_ADDRESS = '10.66.6.6';
export const HONEST_ADDRESS = '10.1.1.1';

/** Somebody with a session. */
export interface Guest {
  readonly cookie: string;
  readonly address: string;
}

export async function post(url: string, guest: Guest, body: object, method = 'POST'): Promise<Response> {
  const { cookie, address } = guest;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie };
  return fetch(url, { method, headers, body: JSON.stringify(body) });
}

/**
 * A new player, whose later requests all come from `address`. The name is taken from an address of its own: somebody
 * who wants many names has the time to wait for them.
 */
export async function signIn(url: string, name: string, number: number, address: string): Promise<Guest> {
  const from = { cookie: '', address: `10.${70 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}` };
  const response = await post(`${url}/api/session`, from, { name });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  await response.arrayBuffer();
  if (!response.ok || cookie === undefined) throw new Error(`no session for ${name}: ${response.status}`);
  return { cookie, address };
}

/** So many of them, a few at a time. */
export async function signInMany(url: string, count: number, first = 0): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let at = 0; at < count; at += 10) {
    const numbers = Array.from({ length: Math.min(10, count - at) }, (_, i) => first + at + i);
    guests.push(...(await Promise.all(numbers.map((n) => signIn(url, `Guest ${n}`, n, HOSTILE_ADDRESS)))));
  }
  return guests;
}

/** A new room with the guest as host. Asked for from an address of its own, as the name was. */
export async function openRoom(
  url: string,
  host: Guest,
  number: number,
  game = 'doppelkopf',
): Promise<string> {
  const from = { ...host, address: `10.${80 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}` };
  const response = await post(`${url}/api/rooms`, from, { game });
  const answer: unknown = await response.json();
  if (!isObject(answer) || typeof answer.roomId !== 'string') throw new Error(`no room: ${response.status}`);
  return answer.roomId;
}

/** A connection of a guest, whose answers and messages are counted; null if the server does not let it in. */
export async function connect(url: string, guest: Guest, tally: Tally): Promise<Connection | null> {
  const headers = { cookie: guest.cookie, 'x-forwarded-for': guest.address };
  const connection = new Connection({ url, person: null, headers }, tally);
  return (await connection.connected()) ? connection : null;
}

/** Those of the guests whom the server lets in. */
export async function connectMany(
  url: string,
  guests: readonly Guest[],
  tally: Tally,
): Promise<Connection[]> {
  const connections: Connection[] = [];
  for (const guest of guests) {
    const connection = await connect(url, guest, tally);
    if (connection !== null) connections.push(connection);
  }
  return connections;
}
