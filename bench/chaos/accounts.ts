import type { GameId } from '@stammtisch/protocol';

type Headers = Readonly<Record<string, string>>;

async function post(url: string, body: object, headers: Headers): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** A new player's cookie. */
export async function signIn(url: string, name: string, headers: Headers): Promise<string> {
  const response = await post(`${url}/api/session`, { name }, headers);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`no session for ${name}`);
  return cookie;
}

/** A new room with the cookie's player as host. */
export async function createRoom(url: string, game: GameId, headers: Headers): Promise<string> {
  const answer: unknown = await (await post(`${url}/api/rooms`, { game }, headers)).json();
  if (typeof answer === 'object' && answer !== null && 'roomId' in answer) return String(answer.roomId);
  throw new Error('no room');
}
