import {
  cleanName,
  type SessionAnswer,
  sessionAnswerSchema,
  sessionRequestSchema,
} from '@stammtisch/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newPlayerId } from '../ids.ts';
import type { Limits } from '../limits/limits.ts';
import { COOKIE, COOKIE_SECONDS, cookieIn, cookieName, newToken, tokenHash } from '../players/token.ts';
import type { PlayerRow } from '../store/records.ts';
import type { PlayerStore } from '../store/store.ts';
import type { Api } from './api.ts';
import { problems, sendProblem } from './problem.ts';

/** The player whose cookie came with a request; null if none that is known. */
export async function playerOf(
  store: Pick<PlayerStore, 'playerByToken'>,
  request: FastifyRequest,
): Promise<PlayerRow | null> {
  const hash = tokenHash(cookieIn(request.cookies, COOKIE));
  return hash === null ? null : store.playerByToken(hash);
}

/** Makes the browser known by this token from now on. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(cookieName(COOKIE, secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_SECONDS,
  });
}

const answer = (player: PlayerRow | null): SessionAnswer => ({
  player: player === null ? null : { name: player.name },
});

/** GET and POST /api/session: who this browser is, and what it wants to be called. */
export function sessionRoutes(app: Api, store: PlayerStore, limits: Limits): void {
  app.get(
    '/api/session',
    {
      schema: {
        tags: ['players'],
        summary: 'Who this browser is; renews its cookie',
        response: { 200: sessionAnswerSchema },
      },
    },
    async (request, reply) => {
      const player = await playerOf(store, request);
      const token = cookieIn(request.cookies, COOKIE);
      if (player !== null && token !== undefined) setCookie(request, reply, token);
      return answer(player);
    },
  );

  app.post(
    '/api/session',
    {
      schema: {
        tags: ['players'],
        summary: 'Takes a name, and with it a cookie at the first time',
        body: sessionRequestSchema,
        response: { 200: sessionAnswerSchema, ...problems(400, 422, 429) },
      },
    },
    async (request, reply) => {
      const cleaned = cleanName(request.body.name);
      if (!cleaned.ok) return sendProblem(reply, 422, cleaned.code);
      const { name } = cleaned;
      const known = await playerOf(store, request);
      if (known !== null) {
        if (known.name === name) return answer(known);
        const allowed = limits.names.allows(known.id) && limits.namesAddress.allows(request.ip);
        if (!allowed) return sendProblem(reply, 429, 'tooFast');
        await store.renamePlayer(known.id, name, Date.now());
        return answer({ ...known, name });
      }
      if (!limits.sessions.allows(request.ip)) return sendProblem(reply, 429, 'tooFast');
      const token = newToken();
      const player = { id: newPlayerId(), name };
      await store.createPlayer(player, tokenHash(token) ?? '', Date.now());
      setCookie(request, reply, token);
      return answer(player);
    },
  );
}
