import { lazy } from 'react';
import { routeOf } from '../browser/router.ts';
import { deskTexts } from '../desk/deskTexts.ts';
import { RECORD_TEXTS } from '../games/registry.ts';
import { lazyPart } from '../i18n/lazyPart.ts';
import { replayTexts } from '../replay/replayTexts.ts';

const loadStart = async () => ({ default: (await import('../lobby/StartPage.tsx')).StartPage });
const loadRoom = async () => ({ default: (await import('../room/RoomPage.tsx')).RoomPage });

/** The pages, each loaded when it is first needed: the start page brings cards, a room brings the connection. */
export const StartPage = lazy(loadStart);
export const RoomPage = lazy(loadRoom);
export const TransferPage = lazyPart(async () => (await import('../room/TransferPage.tsx')).TransferPage);
export const ReplayPage = lazyPart(
  async () => (await import('../replay/ReplayPage.tsx')).ReplayPage,
  replayTexts,
);
export const Desk = lazyPart(async () => (await import('../desk/Desk.tsx')).Desk, deskTexts, ...RECORD_TEXTS);

/** Asks for the page of a path before anything is drawn, so that it comes together with the texts. */
export function preloadPage(path: string): void {
  const { page } = routeOf(path);
  // What fails here fails again when it is drawn, and is caught there.
  if (page === 'start') loadStart().catch(() => undefined);
  if (page === 'room') loadRoom().catch(() => undefined);
}
