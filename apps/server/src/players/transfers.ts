import { newToken } from './token.ts';

/** How long a link to another device is good, in milliseconds. */
const GOOD_FOR_MS = 5 * 60_000;

/** One-time links that carry a player to another device. In memory: a restart makes them void, and a new one is a tap away. */
export class Transfers {
  readonly #open = new Map<string, { readonly playerId: string; readonly until: number }>();

  /** A new token for a player; an older one of theirs becomes void. */
  offer(playerId: string, now = Date.now()): string {
    for (const [token, transfer] of this.#open) {
      if (transfer.playerId === playerId || transfer.until < now) this.#open.delete(token);
    }
    const token = newToken();
    this.#open.set(token, { playerId, until: now + GOOD_FOR_MS });
    return token;
  }

  /** Whose token it is; null if it is unknown, used or too old. It works once. */
  claim(token: string, now = Date.now()): string | null {
    const transfer = this.#open.get(token);
    this.#open.delete(token);
    return transfer !== undefined && transfer.until >= now ? transfer.playerId : null;
  }
}
