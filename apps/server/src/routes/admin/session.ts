import { adminLoginSchema, adminSessionSchema } from '@stammtisch/protocol';
import type { FastifyRequest } from 'fastify';
import { isPassword } from '../../desk/password.ts';
import { isFromHere } from '../../limits/address.ts';
import type { Api } from '../api.ts';
import { problems, sendProblem } from '../problem.ts';
import { actOf, type Desk, record } from './desk.ts';

/** Where the tries of all strangers are counted together. */
const ACCOUNT = 'admin';

/**
 * Milliseconds until an address may try again; 0 if it may now, and then this was a try. What strangers try together
 * locks out neither an address that has logged in before, nor the machine itself: each has its own five tries.
 */
async function lockedFor({ limits, store }: Desk, request: FastifyRequest): Promise<number> {
  const { adminAddress, adminAccount } = limits;
  const { ip } = request;
  const own = adminAddress.waitMs(ip);
  if (own > 0) return own;
  const known = isFromHere(request) || (await store.hasLoggedIn(ip));
  const wait = known ? 0 : adminAccount.waitMs(ACCOUNT);
  if (wait > 0) return wait;
  adminAddress.allows(ip);
  if (!known) adminAccount.allows(ACCOUNT);
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
      const locked = await lockedFor(desk, request);
      if (locked > 0) return sendProblem(reply, 429, 'tooFast', Math.ceil(locked / 1000));
      const right = await isPassword(request.body.password, desk.passwordHash);
      request.log.info({ address: request.ip, right }, 'somebody logs in at the desk');
      if (right) return desk.sessions.open(request, reply, actOf(request, 'login'));
      await record(desk, request, 'loginFailed');
      return sendProblem(reply, 401, 'wrongPassword');
    },
  );

  app.delete(
    '/api/admin/session',
    { schema: { tags, summary: 'Logs out', response: { 200: adminSessionSchema } } },
    async (request, reply) => {
      if (desk === null) return { state: 'off' as const };
      const { state } = await desk.sessions.find(request, reply);
      await desk.sessions.close(request, reply, state === 'in' ? actOf(request, 'logout') : null);
      return { state: 'out' as const };
    },
  );
}
