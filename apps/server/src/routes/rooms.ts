import { createRoomAnswerSchema, createRoomSchema, gamesAnswerSchema } from '@stammtisch/protocol';
import type { Games } from '../games.ts';
import type { Limits } from '../limits/limits.ts';
import type { RoomService } from '../rooms/roomService.ts';
import type { PlayerStore } from '../store/store.ts';
import type { Api } from './api.ts';
import { problems, sendProblem } from './problem.ts';
import { playerOf } from './session.ts';

export interface RoomRouteServices {
  readonly store: PlayerStore;
  readonly games: Games;
  readonly rooms: RoomService;
  readonly limits: Limits;
}

/** GET /api/games and POST /api/rooms. */
export function roomRoutes(app: Api, { store, games, rooms, limits }: RoomRouteServices): void {
  app.get(
    '/api/games',
    {
      schema: {
        tags: ['rooms'],
        summary: 'What can be played, and by which house rules',
        response: { 200: gamesAnswerSchema },
      },
    },
    () => ({ games: [...games.values()].map(({ game }) => ({ id: game.id, options: game.optionSpecs })) }),
  );

  app.post(
    '/api/rooms',
    {
      schema: {
        tags: ['rooms'],
        summary: 'A new room, with the caller as host',
        body: createRoomSchema,
        response: { 201: createRoomAnswerSchema, ...problems(400, 401, 429) },
      },
    },
    async (request, reply) => {
      if (!games.has(request.body.game)) return sendProblem(reply, 400, 'malformed');
      const player = await playerOf(store, request);
      if (player === null) return sendProblem(reply, 401, 'noSession');
      if (!limits.rooms.allows(request.ip)) return sendProblem(reply, 429, 'tooFast');
      const roomId = await rooms.create(player, request.body.game);
      return reply.code(201).send({ roomId });
    },
  );
}
