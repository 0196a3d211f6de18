import type { AppOptions, PlayOptions } from './appOptions.ts';
import { AdminSessions } from './desk/adminSessions.ts';
import { DeskMatches } from './desk/deskMatches.ts';
import { Moderator } from './desk/moderator.ts';
import { GAMES } from './games.ts';
import { openHttp } from './http.ts';
import { createLimits } from './limits/limits.ts';
import { createLogger } from './log.ts';
import { Metrics } from './metrics/metrics.ts';
import { openPlay, type Play } from './play.ts';
import { Imports } from './replay/imports.ts';
import type { RoomService } from './rooms/roomService.ts';
import type { Desk } from './routes/admin/desk.ts';
import { adminRoutes } from './routes/admin/index.ts';
import type { Api } from './routes/api.ts';
import { healthRoutes } from './routes/health.ts';
import { replayRoutes } from './routes/replay.ts';
import { roomRoutes } from './routes/rooms.ts';
import { sessionRoutes } from './routes/session.ts';
import { transferRoutes } from './routes/transfer.ts';
import { webRoutes } from './routes/web.ts';
import { guarded } from './store/failure.ts';
import { downtimeUntilNow, keepUp } from './upkeep.ts';

/** The HTTP server, with the rooms behind it. */
export type App = Api & { readonly rooms: RoomService };

/** The admin's desk; null without a password for it. */
function openDesk(
  { config, store, games }: PlayOptions,
  { rooms, tables, presence, audience, limits }: Play,
): Desk | null {
  const { adminPasswordHash: passwordHash } = config;
  if (passwordHash === null) return null;
  const imports = new Imports(games);
  const moderator = new Moderator({
    rooms,
    tables,
    here: (roomId) => presence.here(roomId),
    remove: (roomId, playerId, reason) => audience.remove(roomId, playerId, reason),
  });
  const sessions = new AdminSessions(store, passwordHash);
  const matches = new DeskMatches(store, games, imports, moderator);
  return {
    store,
    games,
    limits,
    passwordHash,
    sessions,
    matches,
    imports,
    moderator,
    tables: () => tables.size,
  };
}

async function openRoutes(options: PlayOptions, app: Api, play: Play, metrics: Metrics): Promise<void> {
  const { config, store, games, webFolder } = options;
  const { io, rooms, seenAgain, limits } = play;
  healthRoutes(app, { store, metrics, metricsToken: config.metricsToken });
  sessionRoutes(app, store, limits);
  roomRoutes(app, { store, games, rooms, limits });
  replayRoutes(app, { store, seenAgain, limits });
  transferRoutes(app, {
    store,
    limits,
    signOut: (playerId) => {
      for (const socket of io.sockets.sockets.values()) {
        if (socket.data.player.id === playerId) socket.disconnect(true);
      }
    },
  });
  await adminRoutes(app, openDesk(options, play));
  await webRoutes(app, webFolder);
}

/** The whole server, ready to listen. Closing it stops tables and sockets, and leaves the store to the caller. */
export async function buildApp(given: AppOptions): Promise<App> {
  const { config, games = GAMES, limits = createLimits() } = given;
  const store = guarded(given.store);
  const options = { ...given, store, games, limits };
  const app = await openHttp(config, limits, createLogger(config.logLevel, options.logs));
  const metrics = new Metrics();
  const play = openPlay(options, app, metrics, await downtimeUntilNow(store));
  await openRoutes(options, app, play, metrics);
  const stopUpkeep = keepUp(play, store, app.log);

  // Nothing new is taken, what is under way is stored, and only then do the sockets go: they hold the server open.
  app.addHook('preClose', async () => {
    stopUpkeep();
    await play.tables.close();
    play.io.disconnectSockets(true);
    await new Promise<void>((closed) => play.io.engine.close() && closed());
  });
  return Object.assign(app, { rooms: play.rooms });
}
