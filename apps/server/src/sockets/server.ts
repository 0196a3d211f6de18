import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { Server } from 'socket.io';
import { addressReader } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import { isOwnOrigin } from '../limits/origin.ts';
import { COOKIE, cookieIn, tokenHash } from '../players/token.ts';
import type { PlayerStore } from '../store/store.ts';
import type { IoServer, IoSocket } from './types.ts';
import { gatherWrites, limitUnsent } from './unsent.ts';
import { writtenParser } from './written.ts';

/** Largest message that a client may send, in bytes; the largest intent has some 300. */
const MESSAGE_BYTES = 8 * 1024;

/** So many connections one player may have at once: a window each, and a few that are not known to be gone yet. */
const CONNECTIONS_MAX = 12;

export interface SocketServerOptions {
  readonly store: PlayerStore;
  readonly limits: Limits;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: readonly string[];
}

/** The hash of the token that a handshake brings; null if it brings none. */
function hashIn({ headers }: IncomingMessage): string | null {
  return tokenHash(cookieIn(fastifyCookie.parse(headers.cookie ?? ''), COOKIE));
}

/** Counts the connections of each player. */
class Connections {
  readonly #of = new Map<string, number>();

  /** Takes one more of a player, until it is closed; false if there are too many. */
  take({ conn }: IoSocket, playerId: string): boolean {
    const open = this.#of.get(playerId) ?? 0;
    if (open >= CONNECTIONS_MAX) return false;
    this.#of.set(playerId, open + 1);
    conn.once('close', () => {
      const left = (this.#of.get(playerId) ?? 1) - 1;
      if (left === 0) this.#of.delete(playerId);
      else this.#of.set(playerId, left);
    });
    return true;
  }
}

/** Lets in only browsers that are known by their cookie. */
function letInPlayers(
  io: IoServer,
  store: PlayerStore,
  addressOf: (request: IncomingMessage) => string,
): void {
  // One socket a connection, for good: with another, limits would be counted anew, and each costs a look into the store.
  const served = new WeakSet<object>();
  const connections = new Connections();
  io.use((socket, next) => {
    if (served.has(socket.conn)) return next(new Error('malformed'));
    served.add(socket.conn);
    const hash = hashIn(socket.request);
    const found = hash === null ? Promise.resolve(null) : store.playerByToken(hash);
    found.then(
      (player) => {
        if (player === null) return next(new Error('noSession'));
        if (!connections.take(socket, player.id)) return next(new Error('tooFast'));
        socket.data.player = player;
        socket.data.roomId = null;
        socket.data.address = addressOf(socket.request);
        next();
      },
      () => next(new Error('unavailable')),
    );
  });
}

/**
 * Socket.IO on Fastify's own server: websocket only, and only for browsers that are known by their cookie. Who connects
 * too often is turned away before anything is looked up.
 */
export function openSocketServer(http: HttpServer, options: SocketServerOptions): IoServer {
  const { limits, store, allowedOrigins } = options;
  const addressOf = addressReader(options.trustProxy);
  const mayConnect = (request: IncomingMessage) => {
    const hash = hashIn(request);
    const allowed = hash === null || limits.connecting.allows(hash);
    return allowed && limits.connectingAddress.allows(addressOf(request));
  };
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
    allowRequest: (request, decide) =>
      decide(null, isOwnOrigin(request.headers, allowedOrigins) && mayConnect(request)),
  });
  io.engine.on('connection', (connection: IoSocket['conn']) => {
    limitUnsent(connection);
    gatherWrites(connection);
  });
  letInPlayers(io, store, addressOf);
  return io;
}
