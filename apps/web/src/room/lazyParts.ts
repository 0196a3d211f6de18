import { lazyPart } from '../i18n/lazyPart.ts';
import { moreTexts } from './moreTexts.ts';

/*
 * Parts of a room that not everybody sees, or not at once: they are fetched when they are first shown, so that whoever
 * comes in by a link is at the table sooner.
 */

export const RoomMenu = lazyPart(async () => (await import('./RoomMenu.tsx')).RoomMenu);
export const ManageSeat = lazyPart(async () => (await import('./ManageSeat.tsx')).ManageSeat);
export const GamePicker = lazyPart(async () => (await import('./GamePicker.tsx')).GamePicker);
export const Standings = lazyPart(async () => (await import('./Standings.tsx')).Standings);
export const PastMatches = lazyPart(async () => (await import('./PastMatches.tsx')).PastMatches, moreTexts);
export const Gone = lazyPart(async () => (await import('./Gone.tsx')).Gone, moreTexts);
