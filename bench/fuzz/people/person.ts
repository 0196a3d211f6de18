import { COOKIE, tokenHash } from '../../../apps/server/src/players/token.ts';
import type { PlayerStore } from '../../../apps/server/src/store/store.ts';
import { isObject } from '../json.ts';

/** Somebody with a session. */
export interface Person {
  readonly name: string;
  readonly playerId: string;
  /** The header that a browser would send. */
  readonly cookie: string;
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

/** A new person. Who that is the store says, not the server: so nothing that the server sends is believed. */
export async function signIn(url: string, store: PlayerStore, name: string): Promise<Person> {
  const response = await post(`${url}/api/session`, { name });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  const hash = tokenHash(cookie?.slice(COOKIE.length + 1));
  const player = hash === null ? null : await store.playerByToken(hash);
  if (cookie === undefined || player === null) throw new Error(`no session for ${name}: ${response.status}`);
  return { name, playerId: player.id, cookie };
}

/** A new room with the person as host on seat 0. */
export async function openRoom(url: string, host: Person, game: string): Promise<string> {
  const response = await post(`${url}/api/rooms`, { game }, host.cookie);
  const answer: unknown = await response.json();
  if (!isObject(answer) || typeof answer.roomId !== 'string') throw new Error(`no room: ${response.status}`);
  return answer.roomId;
}
