import type { Seat } from '@stammtisch/kit';
import type { Config } from './config.ts';
import { openHttp } from './http.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { Metrics } from './metrics/metrics.ts';
import { RoomService } from './rooms/roomService.ts';
import type { Api } from './routes/api.ts';
import { healthRoutes } from './routes/health.ts';
import { replayRoutes } from './routes/replay.ts';
import { roomRoutes } from './routes/rooms.ts';
import { sessionRoutes } from './routes/session.ts';
import { transferRoutes } from './routes/transfer.ts';
import { webRoutes } from './routes/web.ts';
import { Audience } from './sockets/audience.ts';
import { Broadcast } from './sockets/broadcast.ts';
import { openGateway } from './sockets/gateway.ts';
import { messageHandlers } from './sockets/messages.ts';
import { checked, trusted } from './sockets/outgoing.ts';
import { Presence } from './sockets/presence.ts';
import { openSocketServer } from './sockets/server.ts';
import type { IoSocket } from './sockets/types.ts';
import type { MatchRow } from './store/records.ts';
import type { Store } from './store/store.ts';
import { type Downtime, firstDue } from './tables/deadline.ts';
import type { Randomness } from './tables/randomness.ts';
import { TableService } from './tables/tableService.ts';

export interface AppOptions {
  readonly config: Config;
  readonly store: Store;
  readonly randomness: Randomness;
  /** Folder with the built client. */
  readonly webFolder: string;
  /** How fast anything may come; by default as fast as people play. */
  readonly limits?: Limits;
}

/** The HTTP server, with the rooms behind it. */
export type App = Api & { readonly rooms: RoomService };

/**
 * How long a table lies untouched and unwatched before it leaves memory, and a host is gone before another player is
 * the host; and how often that is looked at.
 */
const IDLE_MS = 10 * 60_000;
const SWEEP_MS = 60_000;
/** Who has been gone for so long need not be remembered as such. */
const FORGET_MS = 24 * 60 * 60_000;

/** How often the server notes that it is alive: as exact as that is the time it was down, after a crash. */
const HEARTBEAT_MS = 5000;

/** The time from the last sign of life until now. */
async function downtimeUntilNow(store: Store): Promise<Downtime> {
  const to = Date.now();
  return { from: (await store.lastHeartbeat()) ?? to, to };
}

/** Rooms, tables and sockets, wired to each other. */
function openPlay(options: AppOptions, app: Api, metrics: Metrics, downtime: Downtime) {
  const { config, store, randomness } = options;
  const { log } = app;
  const { allowedOrigins, trustProxy, pace } = config;
  const limits = options.limits ?? createLimits();
  const io = openSocketServer(app.server, { store, allowedOrigins, trustProxy });
  const presence = new Presence<IoSocket>(downtime.to);
  const check = config.checksOutgoing ? checked : trusted;
  const broadcast = new Broadcast(io, check, (table) => {
    const due = firstDue(table, downtime);
    return due === null ? null : Math.max(0, due.at - Date.now());
  });
  const absentSince = (match: MatchRow, seat: Seat): number | null => {
    const held = match.seats[seat];
    return held.kind === 'player' ? presence.absentSince(match.roomId, held.playerId) : null;
  };

  const tables = new TableService({
    store,
    log,
    metrics,
    pace,
    randomness,
    downtime,
    absentSince,
    onEntry: (table, entry) => broadcast.entry(table, entry),
    onPause: (table, paused) => broadcast.pause(table, paused),
    onEnd: (match) => {
      rooms.ended(match).catch((error: unknown) => {
        log.error({ err: error, matchId: match.id }, 'a room could not be told that its match is over');
      });
    },
  });
  const rooms: RoomService = new RoomService({
    store,
    tables,
    newMatchId: randomness.matchId,
    absentSince,
    onChange: (room) => audience.tell(room),
    onStart: (match) => audience.showMatch(match),
  });
  const audience: Audience = new Audience({ rooms, tables, presence, broadcast, check });
  const handlers = messageHandlers({ store, rooms, audience, broadcast, limits, metrics });
  openGateway({ io, log, limits, audience, handlers });
  metrics.observe({
    tables: () => tables.size,
    sockets: () => io.engine.clientsCount,
    queued: () => tables.queued,
  });
  return { io, rooms, tables, presence, limits };
}

/** The whole server, ready to listen. Closing it stops tables and sockets, and leaves the store to the caller. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, store, webFolder } = options;
  const app = await openHttp(config);
  const metrics = new Metrics();
  const { io, rooms, tables, presence, limits } = openPlay(
    options,
    app,
    metrics,
    await downtimeUntilNow(store),
  );

  healthRoutes(app, { store, metrics, metricsToken: config.metricsToken });
  sessionRoutes(app, store, limits);
  roomRoutes(app, store, rooms, limits);
  replayRoutes(app, { store, limits });
  transferRoutes(app, {
    store,
    limits,
    signOut: (playerId) => {
      for (const socket of io.sockets.sockets.values()) {
        if (socket.data.player.id === playerId) socket.disconnect(true);
      }
    },
  });
  await webRoutes(app, webFolder);

  const heartbeat = setInterval(() => {
    store.heartbeat(Date.now()).catch((error: unknown) => app.log.warn({ err: error }, 'no heartbeat'));
  }, HEARTBEAT_MS);
  const sweep = setInterval(() => {
    const isWatched = ({ roomId }: MatchRow) => presence.names(roomId).size > 0;
    presence.forget(Date.now() - FORGET_MS);
    rooms.evictEmpty((roomId) => presence.names(roomId).size === 0);
    const swept = Promise.all([
      tables.evictIdle(IDLE_MS, isWatched),
      rooms.passOnIdle(IDLE_MS, (roomId, playerId) => presence.absentSince(roomId, playerId)),
    ]);
    swept.catch((error: unknown) => app.log.error({ err: error }, 'what is idle could not be swept up'));
  }, SWEEP_MS);

  // Nothing new is taken, what is under way is stored, and only then do the sockets go: they hold the server open.
  app.addHook('preClose', async () => {
    clearInterval(sweep);
    clearInterval(heartbeat);
    await tables.close();
    io.disconnectSockets(true);
    await new Promise<void>((closed) => io.engine.close() && closed());
  });
  return Object.assign(app, { rooms });
}
