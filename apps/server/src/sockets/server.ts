import type { Server as HttpServer } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { Server } from 'socket.io';
import { addressReader } from '../limits/address.ts';
import { isOwnOrigin } from '../limits/origin.ts';
import { COOKIE, cookieIn, tokenHash } from '../players/token.ts';
import type { PlayerStore } from '../store/store.ts';
import type { IoServer, IoSocket } from './types.ts';
import { limitUnsent } from './unsent.ts';
import { writtenParser } from './written.ts';

/** Largest message that a client may send, in bytes; the largest intent has some 300. */
const MESSAGE_BYTES = 8 * 1024;

export interface SocketServerOptions {
  readonly store: PlayerStore;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: readonly string[];
}

/** Socket.IO on Fastify's own server: websocket only, and only for browsers that are known by their cookie. */
export function openSocketServer(http: HttpServer, options: SocketServerOptions): IoServer {
  const io: IoServer = new Server(http, {
    transports: ['websocket'],
    parser: writtenParser,
    perMessageDeflate: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    serveClient: false,
    // A connection that does not say what it wants ends.
    connectTimeout: 10_000,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers, options.allowedOrigins)),
  });
  io.engine.on('connection', (connection: IoSocket['conn']) => limitUnsent(connection));
  const addressOf = addressReader(options.trustProxy);
  // One socket a connection, for good: with another, limits would be counted anew, and each costs a look into the store.
  const served = new WeakSet<object>();
  io.use((socket, next) => {
    if (served.has(socket.conn)) return next(new Error('malformed'));
    served.add(socket.conn);
    const cookies = fastifyCookie.parse(socket.request.headers.cookie ?? '');
    const hash = tokenHash(cookieIn(cookies, COOKIE));
    const found = hash === null ? Promise.resolve(null) : options.store.playerByToken(hash);
    found.then(
      (player) => {
        if (player === null) return next(new Error('noSession'));
        socket.data.player = player;
        socket.data.roomId = null;
        socket.data.address = addressOf(socket.request);
        next();
      },
      () => next(new Error('unavailable')),
    );
  });
  return io;
}
