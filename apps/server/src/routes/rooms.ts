import { type CreateRoomAnswer, createRoomSchema, GAME_IDS, type GamesAnswer } from '@stammtisch/protocol';
import type { FastifyInstance } from 'fastify';
import { GAMES } from '../games.ts';
import type { Limits } from '../limits/limits.ts';
import type { RoomService } from '../rooms/roomService.ts';
import type { PlayerStore } from '../store/store.ts';
import { sendProblem } from './problem.ts';
import { playerOf } from './session.ts';

/** GET /api/games and POST /api/rooms. */
export function roomRoutes(
  app: FastifyInstance,
  store: PlayerStore,
  rooms: RoomService,
  limits: Limits,
): void {
  app.get(
    '/api/games',
    (): GamesAnswer => ({
      games: GAME_IDS.map((id) => ({ id, options: GAMES[id].optionSpecs })),
    }),
  );

  app.post('/api/rooms', async (request, reply) => {
    const body = createRoomSchema.safeParse(request.body);
    if (!body.success) return sendProblem(reply, 400, 'malformed', 'The request is malformed');
    const player = await playerOf(store, request);
    if (player === null) return sendProblem(reply, 401, 'noSession', 'Say your name first');
    if (!limits.rooms.allows(request.ip)) return sendProblem(reply, 429, 'tooFast', 'Too many new rooms');
    const answer: CreateRoomAnswer = { roomId: await rooms.create(player, body.data.game) };
    return reply.code(201).send(answer);
  });
}
