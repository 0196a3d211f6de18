import type { Limits } from '../limits/limits.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import type { Log } from '../log.ts';
import { StoreFailure } from '../store/failure.ts';
import type { Audience } from './audience.ts';
import { type Answer, type Handler, type Handlers, refuse } from './handlers.ts';
import type { IoServer, IoSocket } from './types.ts';

export interface GatewayServices {
  readonly io: IoServer;
  readonly log: Log;
  readonly limits: Limits;
  readonly audience: Audience;
  readonly handlers: Handlers;
}

/** Lets messages of a connection through as fast as hands can play; whoever floods in spite of that is cut off. */
function gate(socket: IoSocket, limits: Limits): () => boolean {
  const messages = new TokenBucket(limits.connection, Date.now());
  const refusals = new TokenBucket(limits.refusals, Date.now());
  return () => {
    if (messages.take(Date.now()) && limits.player.allows(socket.data.player.id)) return true;
    if (!refusals.take(Date.now())) socket.disconnect(true);
    return false;
  };
}

/**
 * Listens to a connection. What comes too fast is answered `tooFast`; `unavailable` if the store fails, `failed` if it is
 * a bug. A message of another name, or one that asks for no answer, does nothing.
 */
function listen(socket: IoSocket, { limits, handlers, log }: GatewayServices): void {
  const known = new Map<string, Handler>(Object.entries(handlers));
  const passes = gate(socket, limits);
  socket.onAny((name: string, raw: unknown, callback: unknown) => {
    const answer: Answer = (result) => {
      if (typeof callback === 'function') callback(result);
    };
    if (!passes()) return answer(refuse('tooFast'));
    const handle = known.get(name);
    if (handle === undefined || typeof callback !== 'function') return;
    handle(socket, raw, answer).catch((error: unknown) => {
      log.error({ err: error, name }, 'a message could not be handled');
      answer(refuse(error instanceof StoreFailure ? 'unavailable' : 'failed'));
    });
  });
}

/** Connects sockets with rooms and tables. */
export function openGateway(services: GatewayServices): void {
  const { io, log, audience } = services;
  io.on('connection', (socket) => {
    listen(socket, services);
    socket.on('error', (error: unknown) => {
      // A client may send an event of that name, with anything in it: that is no failure, and not worth a line.
      if (error instanceof Error) log.warn({ err: error }, 'a connection failed');
    });
    socket.on('disconnect', () => {
      audience.leave(socket).catch((error: unknown) => {
        log.error({ err: error }, 'a leave could not be handled');
      });
    });
  });
}
