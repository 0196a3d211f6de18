import { ROOM_ID } from '@stammtisch/protocol/constants';

/** The pages of the admin's desk. */
export type DeskRoute =
  | { readonly at: 'matches' | 'journal' | 'unknown' }
  | { readonly at: 'match'; readonly matchId: string };

export type Route =
  | { readonly page: 'start' | 'unknown' }
  | { readonly page: 'room'; readonly roomId: string }
  | { readonly page: 'transfer'; readonly token: string }
  | { readonly page: 'replay'; readonly matchId: string }
  | ({ readonly page: 'desk' } & DeskRoute);

function deskRouteOf(rest: readonly string[]): DeskRoute {
  const [first, matchId, ...more] = rest;
  if (first === undefined) return { at: 'matches' };
  if (first === 'journal' && matchId === undefined) return { at: 'journal' };
  if (first === 'm' && matchId !== undefined && more.length === 0) return { at: 'match', matchId };
  return { at: 'unknown' };
}

/** Whether the text can be a room's id. */
export function isRoomId(text: string): boolean {
  return ROOM_ID.test(text);
}

/** The page that a path leads to. Whether there is such a room, match or token is asked of the server. */
export function routeOf(path: string): Route {
  const [first, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'start' };
  if (first === 'admin') return { page: 'desk', ...deskRouteOf(rest) };
  const [id, ...more] = rest;
  if (id === undefined || more.length > 0) return { page: 'unknown' };
  switch (first) {
    case 'r':
      return { page: 'room', roomId: id };
    case 't':
      return { page: 'transfer', token: id };
    case 'm':
      return { page: 'replay', matchId: id };
    default:
      return { page: 'unknown' };
  }
}

export const START = '/';
export const JOURNAL = '/admin/journal';

/** The path of a room's page. */
export function roomPath(roomId: string): string {
  return `/r/${roomId}`;
}

/** The path of a match's replay. */
export function replayPath(matchId: string): string {
  return `/m/${matchId}`;
}

/** The desk's list of matches: all of them, or those of a query. */
export function deskPath(query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '/admin' : `/admin?${text}`;
}

/** The desk's page of a match. */
export function deskMatchPath(matchId: string): string {
  return `/admin/m/${matchId}`;
}

/** The link that invites to a room. */
export function roomLink(roomId: string): string {
  return `${window.location.origin}${roomPath(roomId)}`;
}

/** The link that carries a seat to another device; the room it is for comes behind the `#`, which no server sees. */
export function transferLink(token: string, roomId: string): string {
  return `${window.location.origin}/t/${token}#${roomId}`;
}

/** Where whoever opened such a link is carried to: the room behind the `#`, or the start page without one. */
export function transferTarget(hash: string): string {
  const roomId = hash.slice(1);
  return isRoomId(roomId) ? roomPath(roomId) : START;
}

/** The room that a pasted link or a typed code means; null if it is neither. Blanks and dashes are forgiven. */
export function roomIdFrom(text: string): string | null {
  const compact = text.trim();
  const inLink = /\/r\/([^/?#\s]+)/.exec(compact)?.[1];
  const code = (inLink ?? compact).replace(/[\s-]/g, '').toLowerCase();
  return isRoomId(code) ? code : null;
}
