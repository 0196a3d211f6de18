import { claimTransferSchema, doneSchema, transferAnswerSchema } from '@stammtisch/protocol';
import type { Limits } from '../limits/limits.ts';
import { newToken, tokenHash } from '../players/token.ts';
import { Transfers } from '../players/transfers.ts';
import type { PlayerStore } from '../store/store.ts';
import type { Api } from './api.ts';
import { problems, sendProblem } from './problem.ts';
import { playerOf, setCookie } from './session.ts';

export interface TransferServices {
  readonly store: PlayerStore;
  readonly limits: Limits;
  /** Ends every connection of a player who is now known by another cookie. */
  signOut(playerId: string): void;
}

/**
 * POST /api/transfer gives a one-time token; POST /api/transfer/claim makes the browser that has it the player, and the
 * one before a stranger. Refuses `noSession`, `transferUnknown`, and `tooFast` whoever tries out tokens.
 */
export function transferRoutes(app: Api, { store, limits, signOut }: TransferServices): void {
  const transfers = new Transfers();

  app.post(
    '/api/transfer',
    {
      schema: {
        tags: ['players'],
        summary: 'A one-time token that carries the player to another device',
        response: { 200: transferAnswerSchema, ...problems(401) },
      },
    },
    async (request, reply) => {
      const player = await playerOf(store, request);
      if (player === null) return sendProblem(reply, 401, 'noSession');
      return { token: transfers.offer(player.id) };
    },
  );

  app.post(
    '/api/transfer/claim',
    {
      schema: {
        tags: ['players'],
        summary: 'Makes this browser the player whose token it is',
        body: claimTransferSchema,
        response: { 200: doneSchema, ...problems(400, 404, 429) },
      },
    },
    async (request, reply) => {
      const playerId = transfers.claim(request.body.token);
      if (playerId === null) {
        if (!limits.failedJoins.allows(request.ip)) return sendProblem(reply, 429, 'tooFast');
        return sendProblem(reply, 404, 'transferUnknown');
      }
      const token = newToken();
      await store.replaceToken(playerId, tokenHash(token) ?? '');
      setCookie(request, reply, token);
      signOut(playerId);
      return { ok: true as const };
    },
  );
}
