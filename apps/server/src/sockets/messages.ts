import { clientMessageSchemas, type IntentMessage, type Result } from '@stammtisch/protocol';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SeenAgain } from '../replay/seenAgain.ts';
import { tellDeal } from '../replay/tellDeal.ts';
import type { RoomService } from '../rooms/roomService.ts';
import { seatIn } from '../rooms/seatIn.ts';
import type { LogStore, MatchStore } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { Broadcast } from './broadcast.ts';
import { dealingHandlers } from './dealingMessages.ts';
import { type Handler, type Handlers, handler, refuse } from './handlers.ts';
import type { IoSocket } from './types.ts';
import { Written } from './written.ts';

export interface MessageServices {
  readonly store: Pick<LogStore & MatchStore, 'match' | 'answered'>;
  readonly seenAgain: SeenAgain;
  readonly rooms: RoomService;
  readonly audience: Audience;
  readonly broadcast: Broadcast;
  readonly limits: Limits;
  readonly metrics: Metrics;
}

/**
 * `enter`: refuses `tooFast` whoever does it all the time or tries out links, `roomUnknown`, `removed` whom the admin has
 * removed, else as the audience says.
 */
function enter({ rooms, audience, limits, metrics }: MessageServices): Handler {
  return handler(clientMessageSchemas.enter, async (socket, { roomId }, answer) => {
    if (!limits.entering.allows(socket.data.player.id)) return answer(refuse('tooFast'));
    const room = await rooms.open(roomId);
    if (room === null) {
      const guessing = !limits.failedJoins.allows(socket.data.address);
      return answer(refuse(guessing ? 'tooFast' : 'roomUnknown'));
    }
    const removal = room.row.removed.find(({ playerId }) => playerId === socket.data.player.id);
    if (removal !== undefined) return answer({ ...refuse('removed'), reason: removal.reason });
    const entered = await audience.enter(socket, roomId);
    if (!entered.ok) return answer(entered);
    metrics.resyncs.inc({ cause: 'enter' });
    const { room: shown, table } = entered;
    answer(new Written(`{"ok":true,"room":${shown.json},"table":${table?.json ?? 'null'}}`));
  });
}

/**
 * `command`: refuses `superseded` from a connection that is not the one in the room, `tooFast` where a player or a room
 * asks for more than it needs, else as the room says.
 */
function command({ rooms, limits }: MessageServices): Handler {
  const starts = [limits.starts, limits.roomStarts] as const;
  const others = [limits.commands, limits.roomCommands] as const;
  return handler(clientMessageSchemas.command, async (socket, message, answer) => {
    const { roomId } = message;
    if (socket.data.roomId !== roomId) return answer(refuse('superseded'));
    const [ofPlayer, ofRoom] = message.command.type === 'start' ? starts : others;
    const allowed = ofPlayer.allows(socket.data.player.id) && ofRoom.allows(roomId);
    if (!allowed) return answer(refuse('tooFast'));
    answer(await rooms.command(roomId, socket.data.player, message.command));
  });
}

/**
 * The answer to an intent of an earlier match of the room: it may have been lost while the next match began. Read from
 * the store, so `tooFast` for whoever asks as fast as for moves; `matchUnknown` if it was never done.
 */
async function earlierAnswer(
  { store, limits }: MessageServices,
  { data: { player, roomId } }: IoSocket,
  { matchId, intentId }: IntentMessage,
): Promise<Result<{ seq: number }>> {
  if (!limits.logs.allows(player.id)) return refuse('tooFast');
  const row = await store.match(matchId);
  const seat = row === null || row.roomId !== roomId ? null : seatIn(row.seats, player.id);
  const seq = seat === null ? null : await store.answered(matchId, seat, intentId);
  return seq === null ? refuse('matchUnknown') : { ok: true, seq };
}

/** `intent`: refuses `superseded`, `matchUnknown`, `notSeated`, else as the table says. */
function intent(services: MessageServices): Handler {
  const { audience, metrics } = services;
  return handler(clientMessageSchemas.intent, async (socket, message, answer) => {
    const acknowledged = metrics.acknowledge.startTimer();
    const { matchId, intentId, seenSeq } = message;
    if (socket.data.roomId === null) return answer(refuse('superseded'));
    const found = await audience.tableOf(socket, matchId);
    if (found === null) return answer(await earlierAnswer(services, socket, message));
    const { live, viewer } = found;
    if (typeof viewer !== 'number') return answer(refuse('notSeated'));
    const submission = { by: viewer, raw: message.intent, client: { intentId, seenSeq } };
    let answered = false;
    const result = await live.table.submit(submission, (seq) => {
      answered = true;
      answer({ ok: true, seq });
      acknowledged();
    });
    if (!answered) answer(result);
  });
}

/** `sync`: refuses `matchUnknown`, and `tooFast` whoever does it all the time. */
function sync({ audience, broadcast, limits, metrics }: MessageServices): Handler {
  return handler(clientMessageSchemas.sync, async (socket, { matchId, cause }, answer) => {
    if (!limits.entering.allows(socket.data.player.id)) return answer(refuse('tooFast'));
    const found = await audience.tableOf(socket, matchId);
    if (found === null) return answer(refuse('matchUnknown'));
    metrics.resyncs.inc({ cause });
    const { json } = broadcast.snapshot(found.live.table, found.viewer);
    answer(new Written(`{"ok":true,"table":${json}}`));
  });
}

/** `log`: refuses `matchUnknown`, `dealUnknown`, and `tooFast` whoever asks for it as fast as for moves: it is read from the store. */
function log({ audience, seenAgain, limits }: MessageServices): Handler {
  return handler(clientMessageSchemas.log, async (socket, { matchId, deal }, answer) => {
    if (!limits.logs.allows(socket.data.player.id)) return answer(refuse('tooFast'));
    const found = await audience.tableOf(socket, matchId);
    if (found === null) return answer(refuse('matchUnknown'));
    const { game } = found.live.table;
    const seen = await seenAgain.match(matchId);
    const told = tellDeal(game, seen?.entries ?? [], deal, found.viewer);
    answer(told === null ? refuse('dealUnknown') : { ok: true, log: { matchId, ...told } });
  });
}

/** What the server does on each message. */
export function messageHandlers(services: MessageServices): Handlers {
  return {
    enter: enter(services),
    command: command(services),
    intent: intent(services),
    sync: sync(services),
    ...dealingHandlers(services),
    log: log(services),
  };
}
