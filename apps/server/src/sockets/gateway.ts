import type { Viewer } from '@stammtisch/kit';
import { clientMessageSchemas, type TableSnapshot } from '@stammtisch/protocol';
import type { Log } from '../log.ts';
import { type LiveRoom, matchSeatOf, roomView } from '../rooms/room.ts';
import type { RoomService } from '../rooms/roomService.ts';
import type { MatchRow } from '../store/records.ts';
import type { LiveTable, TableService } from '../tables/tableService.ts';
import type { Broadcast } from './broadcast.ts';
import { type Handlers, handler, listen, refuse } from './handlers.ts';
import type { Presence } from './presence.ts';
import type { IoServer, IoSocket } from './types.ts';

export interface GatewayServices {
  readonly io: IoServer;
  readonly log: Log;
  readonly rooms: RoomService;
  readonly tables: TableService;
  readonly presence: Presence<IoSocket>;
  readonly broadcast: Broadcast;
}

/** Through whose eyes a player sees a match. */
function viewerOf(match: MatchRow, playerId: string): Viewer {
  return matchSeatOf(match, playerId) ?? 'public';
}

/** Tells everybody in a room how it reads now. */
export function tellRoom(room: LiveRoom, presence: Presence<IoSocket>): void {
  const names = presence.names(room.row.id);
  for (const [, socket] of presence.sockets(room.row.id)) {
    socket.emit('room', roomView(room, socket.data.player, names));
  }
}

/** Shows a match that has just begun to everybody in its room. */
export async function showMatch(services: GatewayServices, room: LiveRoom, match: MatchRow): Promise<void> {
  const live = await services.tables.open(match.id);
  if (live === null) return;
  for (const [playerId, socket] of services.presence.sockets(room.row.id)) {
    const viewer = viewerOf(match, playerId);
    services.broadcast.watch(socket, live.table, viewer);
    socket.emit('snapshot', services.broadcast.snapshot(live.table, viewer));
  }
}

/** Connects sockets with rooms and tables. */
export function openGateway(services: GatewayServices): void {
  const { io, log, rooms, tables, presence, broadcast } = services;

  /** The room that a connection is in and counts in; null if it never entered or was superseded. */
  async function roomOf(socket: IoSocket): Promise<LiveRoom | null> {
    const { roomId } = socket.data;
    return roomId === null ? null : rooms.open(roomId);
  }

  /** The table of the room's match that the connection may watch, with its viewer. */
  async function tableOf(
    socket: IoSocket,
    matchId: string,
  ): Promise<{ live: LiveTable; viewer: Viewer } | null> {
    const match = (await roomOf(socket))?.match;
    if (match === undefined || match === null || match.id !== matchId) return null;
    const live = await tables.open(matchId);
    return live === null ? null : { live, viewer: viewerOf(match, socket.data.player.id) };
  }

  /** Lets the driver see who has come or gone. */
  async function pokeDriver(room: LiveRoom): Promise<void> {
    if (room.match === null) return;
    (await tables.open(room.match.id))?.driver.poke();
  }

  async function leave(socket: IoSocket): Promise<void> {
    const { roomId, player } = socket.data;
    if (roomId === null) return;
    socket.data.roomId = null;
    broadcast.unwatch(socket);
    if (!presence.leave(roomId, player.id, socket)) return;
    const room = await rooms.open(roomId);
    if (room !== null) tellRoom(room, presence);
  }

  async function enterTable(socket: IoSocket, match: MatchRow | null): Promise<TableSnapshot | null> {
    if (match === null) return null;
    const live = await tables.open(match.id);
    if (live === null) return null;
    const viewer = viewerOf(match, socket.data.player.id);
    broadcast.watch(socket, live.table, viewer);
    return broadcast.snapshot(live.table, viewer);
  }

  const handlers: Handlers = {
    enter: handler(clientMessageSchemas.enter, async (socket, { roomId }, answer) => {
      const room = await rooms.open(roomId);
      if (room === null) return answer(refuse('roomUnknown'));
      if (socket.data.roomId !== roomId) await leave(socket);
      const { player } = socket.data;
      const older = presence.enter(roomId, player.id, player.name, socket);
      socket.data.roomId = roomId;
      if (older !== null) {
        older.data.roomId = null;
        broadcast.unwatch(older);
        older.emit('superseded');
      }
      const table = await enterTable(socket, room.match);
      answer({ ok: true, room: roomView(room, player, presence.names(roomId)), table });
      tellRoom(room, presence);
      await pokeDriver(room);
    }),

    command: handler(clientMessageSchemas.command, async (socket, { roomId, command }, answer) => {
      if (socket.data.roomId !== roomId) return answer(refuse('superseded'));
      answer(await rooms.command(roomId, socket.data.player, command));
    }),

    intent: handler(
      clientMessageSchemas.intent,
      async (socket, { matchId, intentId, seenSeq, intent }, answer) => {
        if (socket.data.roomId === null) return answer(refuse('superseded'));
        const found = await tableOf(socket, matchId);
        if (found === null) return answer(refuse('matchUnknown'));
        const { live, viewer } = found;
        if (typeof viewer !== 'number') return answer(refuse('notSeated'));
        const submission = { by: viewer, raw: intent, client: { intentId, seenSeq } };
        let acknowledged = false;
        const result = await live.table.submit(submission, (seq) => {
          acknowledged = true;
          answer({ ok: true, seq });
        });
        if (!acknowledged) answer(result);
      },
    ),

    sync: handler(clientMessageSchemas.sync, async (socket, { matchId }, answer) => {
      const found = await tableOf(socket, matchId);
      if (found === null) return answer(refuse('matchUnknown'));
      const { live, viewer } = found;
      answer({ ok: true, table: broadcast.snapshot(live.table, viewer) });
    }),

    beitrag: handler(clientMessageSchemas.beitrag, async (socket, { matchId, deal, beitrag }, answer) => {
      const found = await tableOf(socket, matchId);
      if (found === null) return answer(refuse('matchUnknown'));
      const { live, viewer } = found;
      const { siegel } = live.table.match;
      if (typeof viewer !== 'number') return answer(refuse('notSeated'));
      if (siegel === null || siegel.deal !== deal || siegel.beitraege !== null)
        return answer(refuse('stale'));
      live.contributions.add(deal, viewer, beitrag);
      answer({ ok: true });
      live.driver.poke();
    }),
  };

  io.on('connection', (socket) => {
    listen(socket, handlers, (error, name) =>
      log.error({ err: error, name }, 'a message could not be handled'),
    );
    socket.on('error', (error) => log.warn({ err: error }, 'a connection failed'));
    socket.on('disconnect', () => {
      leave(socket).catch((error: unknown) => log.error({ err: error }, 'a leave could not be handled'));
    });
  });
}
