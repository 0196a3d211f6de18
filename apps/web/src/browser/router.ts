import { useSyncExternalStore } from 'react';

/** As packages/protocol has it; repeated here, because its schemas stay out of the client. */
const ROOM_ID = /^[2-9abcdefghjkmnpqrstuvwxyz]{14}$/;

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'room'; readonly roomId: string }
  | { readonly page: 'transfer'; readonly token: string }
  | { readonly page: 'replay'; readonly matchId: string }
  /** `at`: what comes behind `/admin/`. */
  | { readonly page: 'desk'; readonly at: string }
  | { readonly page: 'unknown' };

/** Whether the text can be a room's id. */
export function isRoomId(text: string): boolean {
  return ROOM_ID.test(text);
}

/** The page that a path leads to. */
export function routeOf(path: string): Route {
  if (path === '/') return { page: 'start' };
  const token = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (token !== undefined) return { page: 'transfer', token };
  const matchId = /^\/m\/([^/]+)\/?$/.exec(path)?.[1];
  if (matchId !== undefined) return { page: 'replay', matchId };
  const desk = /^\/admin(?:\/(.*?))?\/?$/.exec(path);
  if (desk !== null) return { page: 'desk', at: desk[1] ?? '' };
  const id = /^\/r\/([^/]+)\/?$/.exec(path)?.[1];
  // Whatever stands there is asked of the server, which knows whether there is such a room.
  return id === undefined ? { page: 'unknown' } : { page: 'room', roomId: id };
}

/** The path of a room's page. */
export function roomPath(roomId: string): string {
  return `/r/${roomId}`;
}

/** The path of a match's replay. */
export function replayPath(matchId: string): string {
  return `/m/${matchId}`;
}

/** The link that invites to a room. */
export function roomLink(roomId: string): string {
  return `${window.location.origin}${roomPath(roomId)}`;
}

/** The link that carries a seat to another device; the room it is for comes behind the `#`, which no server sees. */
export function transferLink(token: string, roomId: string): string {
  return `${window.location.origin}/t/${token}#${roomId}`;
}

const MOVED = 'stammtisch:moved';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(MOVED, listener);
  };
}

/** Goes to another page of the client without loading anything. */
export function navigate(path: string): void {
  if (path !== window.location.pathname) window.history.pushState(null, '', path);
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event(MOVED));
}

/** The path of the page that is shown. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}
