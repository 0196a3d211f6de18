import { closeRoomSchema, deskRoomSchema, removePlayerSchema, roomIdSchema } from '@stammtisch/protocol';
import { z } from 'zod';
import type { Api } from '../api.ts';
import { problems, sendProblem } from '../problem.ts';
import { actOf, type Desk } from './desk.ts';

const tags = ['desk: rooms'];
const params = z.strictObject({ roomId: roomIdSchema });
const response = { 200: deskRoomSchema, ...problems(400, 401, 404) };

/** What the admin may do to a room. Each has a reason, which is recorded and told. */
export function adminRoomRoutes(app: Api, desk: Desk): void {
  app.post(
    '/api/admin/rooms/:roomId/close',
    { schema: { tags, summary: 'Closes a room', params, body: closeRoomSchema, response } },
    async (request, reply) => {
      const { roomId } = request.params;
      const { reason } = request.body;
      const act = actOf(request, 'closeRoom', { roomId, detail: reason });
      return (await desk.moderator.close(roomId, reason, act)) ?? sendProblem(reply, 404, 'roomUnknown');
    },
  );

  app.post(
    '/api/admin/rooms/:roomId/open',
    { schema: { tags, summary: 'Opens a room that was closed', params, response } },
    async (request, reply) => {
      const { roomId } = request.params;
      const act = actOf(request, 'openRoom', { roomId });
      return (await desk.moderator.reopen(roomId, act)) ?? sendProblem(reply, 404, 'roomUnknown');
    },
  );

  app.post(
    '/api/admin/rooms/:roomId/remove',
    { schema: { tags, summary: 'Removes a player for good', params, body: removePlayerSchema, response } },
    async (request, reply) => {
      const { roomId } = request.params;
      const { playerId, reason } = request.body;
      const act = actOf(request, 'removePlayer', { roomId, detail: `${playerId}: ${reason}` });
      const room = await desk.moderator.remove(roomId, playerId, reason, act);
      return room ?? sendProblem(reply, 404, 'noPlayer');
    },
  );
}
