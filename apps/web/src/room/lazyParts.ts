import { lazy } from 'react';

/*
 * Parts of a room that not everybody sees, or not at once: they are fetched when they are first shown, so that whoever
 * comes in by a link is at the table sooner.
 */

export const RoomMenu = lazy(async () => ({ default: (await import('./RoomMenu.tsx')).RoomMenu }));
export const ManageSeat = lazy(async () => ({ default: (await import('./ManageSeat.tsx')).ManageSeat }));
export const GamePicker = lazy(async () => ({ default: (await import('./GamePicker.tsx')).GamePicker }));
export const Standings = lazy(async () => ({ default: (await import('./Standings.tsx')).Standings }));
export const PastMatches = lazy(async () => ({ default: (await import('./PastMatches.tsx')).PastMatches }));
export const Gone = lazy(async () => ({ default: (await import('./Gone.tsx')).Gone }));
