import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { RoomService } from './rooms/roomService.ts';
import { healthRoutes } from './routes/health.ts';
import { sendProblem } from './routes/problem.ts';
import { roomRoutes } from './routes/rooms.ts';
import { sessionRoutes } from './routes/session.ts';
import { webRoutes } from './routes/web.ts';
import { Broadcast } from './sockets/broadcast.ts';
import { type GatewayServices, openGateway, showMatch, tellRoom } from './sockets/gateway.ts';
import { Presence } from './sockets/presence.ts';
import { openSocketServer } from './sockets/server.ts';
import type { IoSocket } from './sockets/types.ts';
import type { Store } from './store/store.ts';
import type { Randomness } from './tables/randomness.ts';
import { TableService } from './tables/tableService.ts';

export interface AppOptions {
  readonly config: Config;
  readonly store: Store;
  readonly randomness: Randomness;
  /** Folder with the built client. */
  readonly webFolder: string;
}

/** Largest body of an HTTP request, in bytes. */
const BODY_BYTES = 16 * 1024;

async function openHttp(config: Config): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = pino({ level: config.logLevel });
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The server may be reached by plain HTTP on a home network; a proxy with TLS sets this itself.
    strictTransportSecurity: false,
  });
  await app.register(fastifyCookie);
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, status, 'malformed', 'The request is malformed');
    app.log.error({ err: error }, 'a request failed');
    return sendProblem(reply, 503, 'unavailable', 'The server cannot answer just now');
  });
  return app;
}

/** The whole server, ready to listen. Closing it stops tables and sockets, and leaves the store to the caller. */
export async function buildApp({
  config,
  store,
  randomness,
  webFolder,
}: AppOptions): Promise<FastifyInstance> {
  const app = await openHttp(config);
  const { log } = app;
  const io = openSocketServer(app.server, { store, allowedOrigins: config.allowedOrigins });
  const presence = new Presence<IoSocket>();
  const broadcast = new Broadcast(io);

  const tables = new TableService({
    store,
    log,
    pace: config.pace,
    randomness,
    isPresent: (match, seat) => {
      const held = match.seats[seat];
      return held.kind === 'player' && presence.isPresent(match.roomId, held.playerId);
    },
    onEntry: (table, entry) => broadcast.entry(table, entry),
    onEnd: (match) => void rooms.ended(match),
  });
  const rooms: RoomService = new RoomService({
    store,
    tables,
    newMatchId: randomness.matchId,
    onChange: (room) => tellRoom(room, presence),
    onStart: (room, match) => showMatch(services, room, match),
  });
  const services: GatewayServices = { io, log, rooms, tables, presence, broadcast };

  openGateway(services);
  healthRoutes(app);
  sessionRoutes(app, store);
  roomRoutes(app, store, rooms);
  await webRoutes(app, webFolder);
  // Sockets hold the HTTP server open: they go first.
  app.addHook('preClose', async () => {
    await tables.close();
    io.disconnectSockets(true);
    await new Promise<void>((closed) => io.engine.close() && closed());
  });
  return app;
}
