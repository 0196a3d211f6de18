import type {
  CreateRoomAnswer,
  GameId,
  GamesAnswer,
  Problem,
  Replay,
  ReplayDeal,
  ReplayView,
  Result,
  RoomMatches,
  SessionAnswer,
  TransferAnswer,
} from '@stammtisch/protocol';

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** Longer than any healthy answer takes; then the reader is told. */
const TIMEOUT_MS = 10_000;

/** What came of a request. `retryAfter`: seconds until it is worth another try. */
export type Answer<T extends object = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly code: string; readonly retryAfter?: number | undefined };

/** Why a request failed. */
export type Failure = Extract<Answer, { ok: false }>;

/** A body of JSON, and how it is sent. */
export function jsonBody(method: 'POST' | 'PUT', body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Asks the server. It never throws: what goes wrong on the way is `unavailable`. */
export async function ask<T extends object>(
  path: string,
  init: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    // The server's own answers are trusted to be what packages/protocol says; both are built together.
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, ...(answer as T) };
    if (!isProblem(answer)) return { ok: false, code: 'unavailable' };
    return { ok: false, code: answer.code, retryAfter: answer.retryAfter };
  } catch {
    return { ok: false, code: 'unavailable' };
  }
}

function request<T extends object>(path: string, body?: object): Promise<Result<T>> {
  return ask(path, body && jsonBody('POST', body));
}

/** Who this browser is to the server. */
export function fetchSession(): Promise<Result<SessionAnswer>> {
  return request('/api/session');
}

/** Takes a name, and with it a session. */
export function postSession(name: string): Promise<Result<SessionAnswer>> {
  return request('/api/session', { name });
}

/** Opens a new table with the caller as host. */
export function postRoom(game: GameId): Promise<Result<CreateRoomAnswer>> {
  return request('/api/rooms', { game });
}

/** What can be played, and by which house rules. */
export function fetchGames(): Promise<Result<GamesAnswer>> {
  return request('/api/games');
}

/** What there is to see of a match again. */
export function fetchReplay(matchId: string): Promise<Result<Replay>> {
  return request(`/api/matches/${encodeURIComponent(matchId)}`);
}

/** A deal of a match that is over, step by step. */
export function fetchReplayDeal(
  matchId: string,
  deal: number,
  view: ReplayView,
): Promise<Result<ReplayDeal>> {
  return request(`/api/matches/${encodeURIComponent(matchId)}/deals/${deal}?view=${view}`);
}

/** What was played in a room. */
export function fetchRoomMatches(roomId: string): Promise<Result<RoomMatches>> {
  return request(`/api/rooms/${encodeURIComponent(roomId)}/matches`);
}

/** A one-time token that carries this player to another device. */
export function postTransfer(): Promise<Result<TransferAnswer>> {
  return request('/api/transfer', {});
}

/** Makes this browser the player whose token it is. */
export function claimTransfer(token: string): Promise<Result> {
  return request('/api/transfer/claim', { token });
}
