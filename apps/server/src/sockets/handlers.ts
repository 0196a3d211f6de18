import type { ClientToServer, ErrorCode } from '@stammtisch/protocol';
import type { z } from 'zod';
import type { IoSocket } from './types.ts';

/** A refusal, as every acknowledgement may carry it. */
export interface Refused {
  readonly ok: false;
  readonly code: string;
}

export const refuse = (code: ErrorCode): Refused => ({ ok: false, code });

export type Answer = (result: object) => void;

/** Takes a message as it came off the wire. */
export type Handler = (socket: IoSocket, raw: unknown, answer: Answer) => Promise<void>;

/** One handler a message: a message without one does not compile. */
export type Handlers = Readonly<Record<keyof ClientToServer, Handler>>;

/** A handler that sees only what its schema lets through; the rest is answered `malformed`. */
export function handler<T>(
  schema: z.ZodType<T>,
  handle: (socket: IoSocket, message: T, answer: Answer) => Promise<void> | void,
): Handler {
  return async (socket, raw, answer) => {
    const parsed = schema.safeParse(raw);
    if (!parsed.success) return answer(refuse('malformed'));
    await handle(socket, parsed.data, answer);
  };
}
