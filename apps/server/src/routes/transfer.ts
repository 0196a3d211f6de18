import { claimTransferSchema, type TransferAnswer } from '@stammtisch/protocol';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { newToken, tokenHash } from '../players/token.ts';
import { Transfers } from '../players/transfers.ts';
import type { PlayerStore } from '../store/store.ts';
import { sendProblem } from './problem.ts';
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
export function transferRoutes(app: FastifyInstance, { store, limits, signOut }: TransferServices): void {
  const transfers = new Transfers();

  app.post('/api/transfer', async (request, reply) => {
    const player = await playerOf(store, request);
    if (player === null) return sendProblem(reply, 401, 'noSession', 'Say your name first');
    const answer: TransferAnswer = { token: transfers.offer(player.id) };
    return answer;
  });

  app.post('/api/transfer/claim', async (request, reply) => {
    const body = claimTransferSchema.safeParse(request.body);
    if (!body.success) return sendProblem(reply, 400, 'malformed', 'The request is malformed');
    const playerId = transfers.claim(body.data.token);
    if (playerId === null) {
      if (!limits.failedJoins.allows(request.ip)) return sendProblem(reply, 429, 'tooFast', 'Too many tries');
      return sendProblem(reply, 404, 'transferUnknown', 'The link is used, too old or unknown');
    }
    const token = newToken();
    await store.replaceToken(playerId, tokenHash(token) ?? '');
    setCookie(request, reply, token);
    signOut(playerId);
    return { ok: true };
  });
}
