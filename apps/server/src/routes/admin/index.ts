import type { Api } from '../api.ts';
import { sendProblem } from '../problem.ts';
import type { Desk } from './desk.ts';
import { adminListRoutes } from './list.ts';
import { adminMatchRoutes } from './matches.ts';
import { adminRecordRoutes } from './records.ts';
import { adminRoomRoutes } from './rooms.ts';
import { adminSessionRoutes } from './session.ts';

/** /api/admin: the desk. Without a password for it (`desk` is null) it only says that it is off. */
export async function adminRoutes(app: Api, desk: Desk | null): Promise<void> {
  adminSessionRoutes(app, desk);
  if (desk === null) {
    app.log.info('there is no admin’s desk: ADMIN_PASSWORD_HASH is not set (pnpm admin-password makes one)');
    app.all('/api/admin/*', { schema: { hide: true } }, (_request, reply) =>
      sendProblem(reply, 403, 'deskOff'),
    );
    return;
  }
  await app.register(async (inside: Api) => {
    inside.addHook('onRequest', async (request, reply) => {
      const { state } = await desk.sessions.find(request, reply);
      if (state !== 'in') return sendProblem(reply, 401, 'noDesk');
    });
    adminListRoutes(inside, desk);
    adminMatchRoutes(inside, desk);
    adminRoomRoutes(inside, desk);
    adminRecordRoutes(inside, desk);
  });
}
