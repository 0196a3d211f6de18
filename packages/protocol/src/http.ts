import type { OptionSpecs } from '@stammtisch/kit';
import { z } from 'zod';
import { type GameId, gameIdSchema } from './primitives.ts';

/** POST /api/session: who I am to the others. The name is cleaned and checked by `cleanName`. */
export const sessionRequestSchema = z.strictObject({ name: z.string().max(1000) });

/** GET and POST /api/session. */
export interface SessionAnswer {
  readonly player: { readonly name: string } | null;
}

/** POST /api/rooms: a new room, with the caller as host. */
export const createRoomSchema = z.strictObject({ game: gameIdSchema });

export interface CreateRoomAnswer {
  readonly roomId: string;
}

/** POST /api/transfer: a one-time token that carries the player to another device. */
export interface TransferAnswer {
  readonly token: string;
}

/** POST /api/transfer/claim. */
export const claimTransferSchema = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

/** GET /api/games: what can be played, and by which house rules. */
export interface GamesAnswer {
  readonly games: readonly { readonly id: GameId; readonly options: OptionSpecs }[];
}

/** The body of every refused HTTP request (problem details, RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
}
