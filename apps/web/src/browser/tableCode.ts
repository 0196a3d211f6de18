import { isRoomId } from './router.ts';

/** The room that a pasted link or a typed code means; null if it is neither. Blanks and dashes are forgiven. */
export function roomIdFrom(text: string): string | null {
  const compact = text.trim();
  const inLink = /\/r\/([^/?#\s]+)/.exec(compact)?.[1];
  const code = (inLink ?? compact).replace(/[\s-]/g, '').toLowerCase();
  return isRoomId(code) ? code : null;
}
