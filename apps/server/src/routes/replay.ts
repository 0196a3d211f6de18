import {
  matchIdSchema,
  replayDealSchema,
  replaySchema,
  replayViewSchema,
  roomIdSchema,
  roomMatchesSchema,
} from '@stammtisch/protocol';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Limits } from '../limits/limits.ts';
import { replayOf } from '../replay/replay.ts';
import type { ReadyDeal, SeenAgain } from '../replay/seenAgain.ts';
import { seatIn } from '../rooms/seatIn.ts';
import type { Store } from '../store/store.ts';
import type { Api } from './api.ts';
import { problems, sendProblem } from './problem.ts';
import { playerOf } from './session.ts';
import { summaryOf } from './summary.ts';

export interface ReplayServices {
  readonly store: Pick<Store, 'pastMatches' | 'playerByToken'>;
  readonly seenAgain: SeenAgain;
  readonly limits: Limits;
}

/** The newest matches that a room's page lists. */
const PAST_MAX = 50;

const byMatch = z.strictObject({ matchId: matchIdSchema });
const byDeal = byMatch.extend({ deal: z.coerce.number().int().min(0) });

/** Sends a deal that is ready in writing; or nothing, where the browser has just that. */
function sendReady(reply: FastifyReply, { json, etag }: ReadyDeal, known: string | undefined): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (known === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}

/** GET /api/matches/…: matches seen again, by whoever has the link; and what was played in a room. */
export function replayRoutes(app: Api, { store, seenAgain, limits }: ReplayServices): void {
  app.get(
    '/api/matches/:matchId',
    {
      schema: {
        tags: ['replays'],
        summary: 'What there is to see of a match: its deals and how it ended',
        params: byMatch,
        response: { 200: replaySchema, ...problems(404, 429) },
      },
    },
    async (request, reply) => {
      if (!limits.replays.allows(request.ip)) return sendProblem(reply, 429, 'tooFast');
      const seen = await seenAgain.match(request.params.matchId);
      if (seen === null) return sendProblem(reply, 404, 'matchUnknown');
      const player = await playerOf(store, request);
      return replayOf(seen, player === null || seen.row === null ? null : seatIn(seen.row.seats, player.id));
    },
  );

  app.get(
    '/api/matches/:matchId/deals/:deal',
    {
      schema: {
        tags: ['replays'],
        summary: 'A deal that is over, step by step, with all that its dealing rests on',
        params: byDeal,
        querystring: z.strictObject({ view: replayViewSchema.default('open') }),
        response: { 200: replayDealSchema, ...problems(404, 409, 429) },
      },
    },
    async (request, reply) => {
      if (!limits.replays.allows(request.ip)) return sendProblem(reply, 429, 'tooFast');
      const { matchId, deal } = request.params;
      const found = await seenAgain.deal(matchId, deal, request.query.view);
      if (found === null) return sendProblem(reply, 404, 'matchUnknown');
      if (!found.ok) return sendProblem(reply, found.code === 'dealUnknown' ? 404 : 409, found.code);
      return sendReady(reply, found, request.headers['if-none-match']);
    },
  );

  app.get(
    '/api/rooms/:roomId/matches',
    {
      schema: {
        tags: ['replays'],
        summary: 'What was played in a room, newest first',
        params: z.strictObject({ roomId: roomIdSchema }),
        response: { 200: roomMatchesSchema, ...problems(429) },
      },
    },
    async (request, reply) => {
      if (!limits.replays.allows(request.ip)) return sendProblem(reply, 429, 'tooFast');
      const matches = await store.pastMatches(request.params.roomId, PAST_MAX);
      return { matches: matches.map(summaryOf) };
    },
  );
}
