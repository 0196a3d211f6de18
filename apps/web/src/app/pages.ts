import { lazy } from 'react';
import { routeOf } from '../browser/router.ts';

const loadStart = async () => ({ default: (await import('../lobby/StartPage.tsx')).StartPage });
const loadRoom = async () => ({ default: (await import('../room/RoomPage.tsx')).RoomPage });

/** The pages, each loaded when it is first needed: the start page brings cards, a room brings the connection. */
export const StartPage = lazy(loadStart);
export const RoomPage = lazy(loadRoom);
export const TransferPage = lazy(async () => ({
  default: (await import('../room/TransferPage.tsx')).TransferPage,
}));

export const ReplayPage = lazy(async () => {
  const [{ ReplayPage }, { loadReplayTexts }] = await Promise.all([
    import('../replay/ReplayPage.tsx'),
    import('../replay/loadReplayTexts.ts'),
  ]);
  await loadReplayTexts();
  return { default: ReplayPage };
});
export const DeskPage = lazy(async () => ({ default: (await import('../desk/DeskPage.tsx')).DeskPage }));

/** Asks for the page of a path before anything is drawn, so that it comes together with the texts. */
export function preloadPage(path: string): void {
  const { page } = routeOf(path);
  // What fails here fails again when it is drawn, and is caught there.
  if (page === 'start') loadStart().catch(() => undefined);
  if (page === 'room') loadRoom().catch(() => undefined);
}
