import type { Seat } from '@stammtisch/kit';
import type { PlayOptions } from './appOptions.ts';
import type { Limits } from './limits/limits.ts';
import type { Metrics } from './metrics/metrics.ts';
import { SeenAgain } from './replay/seenAgain.ts';
import { RoomService } from './rooms/roomService.ts';
import type { Api } from './routes/api.ts';
import { Audience } from './sockets/audience.ts';
import { Broadcast } from './sockets/broadcast.ts';
import { openGateway } from './sockets/gateway.ts';
import { messageHandlers } from './sockets/messages.ts';
import { checked, trusted } from './sockets/outgoing.ts';
import { Presence } from './sockets/presence.ts';
import { RoomNews } from './sockets/roomNews.ts';
import { openSocketServer } from './sockets/server.ts';
import type { IoServer, IoSocket } from './sockets/types.ts';
import type { MatchRow } from './store/records.ts';
import { AttendanceKeeper } from './tables/attendance.ts';
import { type Downtime, firstDue } from './tables/deadline.ts';
import type { SeatPresence } from './tables/nextAction.ts';
import { TableService } from './tables/tableService.ts';

/** Rooms, tables and sockets, wired to each other. */
export interface Play {
  readonly io: IoServer;
  readonly rooms: RoomService;
  readonly tables: TableService;
  readonly presence: Presence<IoSocket>;
  readonly audience: Audience;
  readonly seenAgain: SeenAgain;
  readonly limits: Limits;
}

/** Whether the player of a seat of a match is connected; the computer always is. */
function seatPresence(presence: Presence<IoSocket>) {
  return (match: MatchRow, seat: Seat): SeatPresence => {
    const held = match.seats[seat];
    return held.kind === 'player' ? presence.of(match.roomId, held.playerId) : { here: true, since: 0 };
  };
}

function remaining(downtime: Downtime): ConstructorParameters<typeof Broadcast>[2] {
  return (table) => {
    const due = firstDue(table, downtime);
    return due === null ? null : Math.max(0, due.at - Date.now());
  };
}

/** Opens sockets on the HTTP server, and behind them rooms and tables. */
export function openPlay(options: PlayOptions, app: Api, metrics: Metrics, downtime: Downtime): Play {
  const { config, store, games, randomness, limits } = options;
  const { log } = app;
  const { allowedOrigins, trustProxy, pace } = config;
  const io = openSocketServer(app.server, { store, limits, allowedOrigins, trustProxy });
  const presence = new Presence<IoSocket>(downtime.to);
  const presenceAt = seatPresence(presence);
  const check = config.checksOutgoing ? checked : trusted;
  const broadcast = new Broadcast(io, check, remaining(downtime));
  const attendance = new AttendanceKeeper(store, log);

  const tables = new TableService({
    ...{ store, games, log, metrics, pace, randomness, downtime },
    presence: presenceAt,
    onEntry: (table, entry) => broadcast.entry(table, entry),
    onPause: (table, paused) => broadcast.pause(table, paused),
    onOver: (match) => rooms.over(match),
  });
  const rooms: RoomService = new RoomService({
    ...{ store, games, tables, newMatchId: randomness.matchId },
    onChange: (room) => news.changed(room.row.id),
    isHere: (roomId, playerId) => presence.isHere(roomId, playerId),
    onStart: (match) => audience.showMatch(match),
    onHandOver: (match, seat) => audience.showHandOver(match, seat),
  });
  const onAttendance = attendance.note.bind(attendance);
  const news: RoomNews = new RoomNews({ presence, check, room: (roomId) => rooms.known(roomId) });
  const audience: Audience = new Audience({
    ...{ rooms, tables, presence, broadcast, check, news, onAttendance },
  });
  const seenAgain = new SeenAgain(store, games);
  const handlers = messageHandlers({ store, seenAgain, rooms, audience, broadcast, limits, metrics });
  openGateway({ io, log, limits, audience, handlers });
  metrics.observe({
    tables: () => tables.size,
    sockets: () => io.engine.clientsCount,
    queued: () => tables.queued,
  });
  return { io, rooms, tables, presence, audience, seenAgain, limits };
}
