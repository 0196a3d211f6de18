import { adminLoginSchema, adminSessionSchema } from '@stammtisch/protocol';
import { isPassword } from '../../desk/password.ts';
import type { Api } from '../api.ts';
import { problems, sendProblem } from '../problem.ts';
import { type Desk, record } from './desk.ts';

/** Where everybody's tries are counted together. */
const ACCOUNT = 'admin';

/** Milliseconds until an address may try again; 0 if it may now, and then this was a try. */
function lockedFor({ limits: { adminAddress, adminAccount } }: Desk, address: string): number {
  const wait = Math.max(adminAddress.waitMs(address), adminAccount.waitMs(ACCOUNT));
  if (wait > 0) return wait;
  adminAddress.allows(address);
  adminAccount.allows(ACCOUNT);
  return 0;
}

/** /api/admin/session: logging in and out. `desk` is null on a server without a password for it. */
export function adminSessionRoutes(app: Api, desk: Desk | null): void {
  const tags = ['desk: session'];

  app.get(
    '/api/admin/session',
    { schema: { tags, summary: 'Whether one is logged in', response: { 200: adminSessionSchema } } },
    (request, reply) => {
      if (desk === null) return { state: 'off' as const };
      return desk.sessions.find(request, reply);
    },
  );

  app.post(
    '/api/admin/session',
    {
      schema: {
        tags,
        summary: 'Logs in',
        body: adminLoginSchema,
        response: { 200: adminSessionSchema, ...problems(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      if (desk === null) return sendProblem(reply, 403, 'deskOff');
      const locked = lockedFor(desk, request.ip);
      if (locked > 0) return sendProblem(reply, 429, 'tooFast', Math.ceil(locked / 1000));
      const right = await isPassword(request.body.password, desk.passwordHash);
      await record(desk, request, right ? 'login' : 'loginFailed');
      request.log.info({ address: request.ip, right }, 'somebody logs in at the desk');
      if (!right) return sendProblem(reply, 401, 'wrongPassword');
      return desk.sessions.open(request, reply);
    },
  );

  app.delete(
    '/api/admin/session',
    { schema: { tags, summary: 'Logs out', response: { 200: adminSessionSchema } } },
    async (request, reply) => {
      if (desk === null) return { state: 'off' as const };
      const { state } = await desk.sessions.find(request, reply);
      if (state === 'in') await record(desk, request, 'logout');
      await desk.sessions.close(request, reply);
      return { state: 'out' as const };
    },
  );
}
